import { CommandError } from '../commandError.ts'
import { readConfigFile, readContent } from '../content/content.ts'
import { installModel } from '../semantic/installModel.ts'
import { openSemanticModel } from '../semantic/openSemantic.ts'
import { readTrialQuestions } from '../semantic/readTrialQuestions.ts'
import { readSemantic, writeSemantic } from '../semantic/state.ts'
import type { SemanticState, SemanticTrial } from '../semantic/state.ts'
import { isBetter, trySemantic } from '../semantic/trySemantic.ts'
import { parseOptions, toSettings } from '../settings.ts'
import type { ServerSettings } from '../settings.ts'

/**
 * `docent semantic`: chooses a model that compares texts by meaning, and turns it on only if it
 * improves the answers to this site's questions.
 */
export async function semantic(args: string[]): Promise<void> {
  const { values } = parseOptions(args, {
    install: { type: 'string' },
    sha256: { type: 'string', default: '' },
    endpoint: { type: 'string' },
    model: { type: 'string' },
    try: { type: 'boolean', default: false },
    questions: { type: 'string' },
    off: { type: 'boolean', default: false },
  })
  const settings = toSettings(values)
  const { dataFolder } = settings
  const { install, sha256, endpoint, model } = values
  if (install !== undefined) {
    await installModel(install, sha256, dataFolder)
    await writeSemantic(dataFolder, { model: { type: 'static', sha256 }, isOn: false })
  } else if (endpoint !== undefined) {
    const url = readAddress(endpoint)
    if (model === undefined) throw new CommandError('--endpoint needs --model with its name.')
    await writeSemantic(dataFolder, { model: { type: 'endpoint', url, model }, isOn: false })
  }
  const state = await readSemantic(dataFolder)
  if (state === undefined) {
    console.log(
      'No model is set: pages are searched by their words only. ' +
        'Set one with --endpoint or --install: docent help semantic lists the options.',
    )
    return
  }
  const next = await change(state, values, settings)
  if (next !== state) await writeSemantic(dataFolder, next)
  console.log(formatState(next))
}

async function change(
  state: SemanticState,
  values: { readonly try: boolean; readonly off: boolean; readonly questions?: string | undefined },
  settings: ServerSettings,
): Promise<SemanticState> {
  if (values.off) return { ...state, isOn: false }
  if (!values.try) return state
  const config = await readConfigFile(settings.configFile)
  const { synonyms } = config
  const content = await readContent(settings.contentFolder, config)
  const questions = await readTrialQuestions(content, values.questions)
  try {
    const embedder = await openSemanticModel(state.model, settings.dataFolder)
    const trial = await trySemantic(content, questions, embedder, synonyms)
    return { ...state, trial, isOn: isBetter(trial) }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'EmbeddingError') throw error
    throw new CommandError(`The model was not tried: ${error.message}.`)
  }
}

function readAddress(text: string): string {
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (isWeb) return text
  throw new CommandError(
    `--endpoint must be an address such as http://localhost:11434/v1, not "${text}".`,
  )
}

function formatState({ model, isOn, trial }: SemanticState): string {
  const name = model.type === 'static' ? 'The installed model' : `${model.model} at ${model.url}`
  if (trial === undefined)
    return `${name} is set but off: docent semantic --try compares the results with and without it.`
  return [
    ...formatTrial(trial),
    isOn ? `${name} is on: the next build uses it.` : `${name} is off: words alone are as good.`,
  ].join('\n')
}

function formatTrial({ questions, words, both }: SemanticTrial): string[] {
  const line = (name: string, { reciprocalRank, inThree }: SemanticTrial['words']): string =>
    `${name.padEnd(18)}  ${reciprocalRank.toFixed(3).padStart(15)}  ${inThree.toFixed(3).padStart(13)}`
  return [
    `${`${questions} questions`.padEnd(18)}  reciprocal rank  page in three`,
    line('words', words),
    line('words and meaning', both),
  ]
}
