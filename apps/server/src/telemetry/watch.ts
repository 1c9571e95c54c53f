import type { AnswerEngine } from '@docent/answers'
import type { Conversations, Handler } from '@docent/chat-server'
import type { Knowledge } from '@docent/retrieval'
import { readRequestId } from '../http/requestId.ts'
import type { Attributes, Tracer } from './tracer.ts'

/** A step for each request of the API, which begins a trace or continues that of a proxy. */
export function watchRequests(api: Handler, tracer: Tracer, paths: ReadonlySet<string>): Handler {
  return async (request, from) => {
    const { pathname } = new URL(request.url)
    const path = paths.has(pathname) ? pathname : 'other'
    const id = readRequestId()
    const span = tracer.start(`${request.method} ${path}`, {
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'url.path': path,
        ...(id !== undefined && { 'docent.request.id': id }),
      },
      from: request.headers.get('traceparent'),
    })
    try {
      const response = await span.run(() => api(request, from))
      span.add({ 'http.response.status_code': response.status })
      if (response.status >= 500) span.fail()
      return response
    } finally {
      span.end()
    }
  }
}

/** A step for each search of the pages. */
export function watchKnowledge(knowledge: Knowledge, tracer: Tracer): Knowledge {
  return {
    ...knowledge,
    search(question, options) {
      const span = tracer.start('retrieval')
      try {
        const hits = knowledge.search(question, options)
        span.add({ 'docent.passages': hits.length })
        return hits
      } finally {
        span.end()
      }
    },
  }
}

/** A step for each answer, in which retrieval, model and firewall happen. It may outlast its request. */
export function watchEngine(engine: AnswerEngine, tracer: Tracer): AnswerEngine {
  return {
    get name() {
      return engine.name
    },
    get takesFiles() {
      return engine.takesFiles ?? false
    },
    async *answer(question, { note = () => undefined, ...context }) {
      const span = tracer.start('answer')
      const noteToo = (facts: Facts): void => {
        note(facts)
        span.add(readFacts(facts))
      }
      const parts = span.run(() => {
        const answer = engine.answer(question, { ...context, note: noteToo })
        return answer[Symbol.asyncIterator]()
      })
      try {
        for (;;) {
          const { done, value } = await span.run(() => parts.next())
          if (done) return
          yield value
        }
      } catch (error) {
        span.fail()
        throw error
      } finally {
        await span.run(() => parts.return?.())
        span.end()
      }
    },
  }
}

type Facts = Parameters<NonNullable<Parameters<AnswerEngine['answer']>[1]['note']>>[0]

function readFacts({ engine, fallback, cache, passages }: Facts): Attributes {
  return {
    ...(engine !== undefined && { 'docent.engine': engine }),
    ...(fallback !== undefined && { 'docent.fallback': fallback }),
    ...(cache !== undefined && { 'docent.cache': cache }),
    ...(passages && { 'docent.passages': passages.length }),
  }
}

/** Steps for the writes that a visitor waits for. */
export function watchStore(
  conversations: Conversations,
  tracer: Tracer,
  system: 'sqlite' | 'postgresql',
): Conversations {
  async function watch<Result>(
    operation: string,
    attributes: Attributes,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const span = tracer.start(`store ${operation}`, {
      kind: 'client',
      attributes: { 'db.system.name': system, 'db.operation.name': operation, ...attributes },
    })
    try {
      return await span.run(work)
    } catch (error) {
      span.fail()
      throw error
    } finally {
      span.end()
    }
  }

  return {
    ...conversations,
    begin: (question) => watch('begin', {}, () => conversations.begin(question)),
    finish: (answer) =>
      watch('finish', { 'docent.engine': answer.engine, 'docent.status': answer.status }, () =>
        conversations.finish(answer),
      ),
    read: (id) => watch('read', {}, () => conversations.read(id)),
    remove: (id) => watch('remove', {}, () => conversations.remove(id)),
    rate: (rating) => watch('rate', {}, () => conversations.rate(rating)),
  }
}
