import type { Firewall, Model } from '@docent/models'
import type { Span, Tracer } from './tracer.ts'

type Language = Model['language']
type Answer = Awaited<ReturnType<Language['doStream']>>['stream']
type AnswerPart = Answer extends ReadableStream<infer Part> ? Part : never

export interface WatchModel {
  /** A step for each call, which ends with the stream of its answer. */
  call(model: Model): Model
  /** A step for the text of each call that passes the firewall. */
  firewall(firewall: Firewall): Firewall
}

export function watchModel(tracer: Tracer): WatchModel {
  return {
    call: (model) => ({ ...model, language: watchLanguage(model, tracer) }),
    firewall: (firewall) => watchFirewall(firewall, tracer),
  }
}

function watchLanguage({ language, name }: Model, tracer: Tracer): Language {
  const [provider = name] = name.split(':')
  const { specificationVersion, modelId, supportedUrls } = language
  return {
    specificationVersion,
    provider: language.provider,
    modelId,
    supportedUrls,
    doGenerate: (options) => language.doGenerate(options),
    async doStream(options) {
      const span = tracer.start(`chat ${modelId}`, {
        kind: 'client',
        attributes: {
          'gen_ai.operation.name': 'chat',
          'gen_ai.provider.name': provider,
          'gen_ai.request.model': modelId,
        },
      })
      // A call that is given up is not read to its end.
      options.abortSignal?.addEventListener('abort', () => span.end(), { once: true })
      try {
        const result = await span.run(() => language.doStream(options))
        return { ...result, stream: watchStream(result.stream, span) }
      } catch (error) {
        span.fail()
        span.end()
        throw error
      }
    },
  }
}

function watchStream(stream: Answer, span: Span): Answer {
  const reader = stream.getReader()
  return new ReadableStream<AnswerPart>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) {
            span.end()
            return controller.close()
          }
          notePart(value, span)
          controller.enqueue(value)
        } catch (error) {
          span.fail()
          span.end()
          throw error
        }
      },
      cancel(reason) {
        span.end()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}

function notePart(part: AnswerPart, span: Span): void {
  if (part.type === 'error') span.fail()
  if (part.type !== 'finish') return
  const { inputTokens, outputTokens } = part.usage
  span.add({
    'gen_ai.response.finish_reasons': part.finishReason.unified,
    ...(inputTokens.total !== undefined && { 'gen_ai.usage.input_tokens': inputTokens.total }),
    ...(outputTokens.total !== undefined && { 'gen_ai.usage.output_tokens': outputTokens.total }),
  })
}

/** It lasts from the first word to the last; `docent.firewall.ms` is the time that it took itself. */
function watchFirewall(firewall: Firewall, tracer: Tracer): Firewall {
  let span: Span | undefined
  let ms = 0

  function measure<Result>(work: () => Result): Result {
    span ??= tracer.start('firewall')
    const startedAt = performance.now()
    try {
      return work()
    } finally {
      ms += performance.now() - startedAt
    }
  }

  return {
    get counts() {
      return firewall.counts
    },
    push: (text) => measure(() => firewall.push(text)),
    end() {
      const said = measure(() => firewall.end())
      const counts = Object.entries(firewall.counts).map(([name, count]) => {
        return [`docent.firewall.${name}`, count]
      })
      span?.add({ ...Object.fromEntries(counts), 'docent.firewall.ms': ms })
      span?.end()
      return said
    },
  }
}
