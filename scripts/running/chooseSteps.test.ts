import { describe, expect, it } from 'vitest'
import { findChanges } from './changes.ts'
import { chooseArguments, chooseSteps, describeSteps, narrowSteps } from './chooseSteps.ts'
import type { Step } from '../step.ts'

const run = (): Promise<never> => Promise.reject(new Error('No step is run here.'))
const protocol: Step = { name: 'a protocol', word: 'protocol', run }
const store: Step = { name: 'a store', word: 'store', run }
const lint: Step = { name: 'lint', run }

it('takes all steps if no word is given', () => {
  expect(chooseSteps([protocol, store], [])).toEqual([protocol, store])
  expect(chooseSteps([protocol, store], ['--long'])).toEqual([protocol, store])
})

it('takes the steps whose words are given, in the order of the plan', () => {
  expect(chooseSteps([protocol, store, lint], ['store', '--long'])).toEqual([store])
  expect(chooseSteps([protocol, store, lint], ['store', 'protocol'])).toEqual([protocol, store])
})

it('names the known words in place of an unknown one', () => {
  expect(chooseSteps([protocol, store], ['sotre'])).toEqual({
    problem: 'There is no step "sotre". Did you mean "store"? Known: protocol, store.',
  })
  expect(chooseSteps([protocol, store], ['everything'])).toEqual({
    problem: 'There is no step "everything". Known: protocol, store.',
  })
})

// A mistyped "--publish" used to run all benches for twenty minutes, and published nothing.
it('names the known options in place of an unknown one, if every step lists its own', () => {
  const long: Step = { ...protocol, options: ['--long', '--content='] }
  const short: Step = { ...store, options: [] }
  expect(chooseSteps([long, short], ['--lnog'])).toEqual({
    problem: 'There is no option "--lnog". Did you mean "--long"? Known: --long, --content=.',
  })
  expect(chooseSteps([long, short], ['--long', '--content=docs'])).toEqual([long, short])
  expect(chooseSteps([long, store], ['--lnog'])).toEqual([long, store])
})

describe('describeSteps', () => {
  it('lists the steps, each with its word, and their options once', () => {
    const steps = [
      { ...protocol, options: ['--long'] },
      { ...store, options: ['--long'] },
    ]
    expect(describeSteps('bench', steps).split('\n')).toEqual([
      'npm run bench -- [WORD …] runs these steps, or those whose words are given:',
      '  protocol  a protocol',
      '  store     a store',
      'Options of some steps: --long',
    ])
  })

  it('names no words and no options if there are none', () => {
    expect(describeSteps('size', [lint])).toBe('npm run size runs these steps:\n    lint')
  })
})

it('leaves the arguments to the steps if none has a word', () => {
  expect(chooseSteps([lint], ['src/page.test.ts'])).toEqual([lint])
})

describe('a plan with a step that takes files', () => {
  const tests: Step = { name: 'unit tests', word: 'units', takesFiles: true, run }
  const plan = [protocol, store, tests]

  it('runs that step for words that name no step', () => {
    expect(chooseSteps(plan, ['maskText'])).toEqual([tests])
    expect(chooseSteps(plan, ['store', 'maskText'])).toEqual([store, tests])
    expect(chooseSteps(plan, ['store'])).toEqual([store])
  })

  it('runs the named one of several', () => {
    const browser: Step = { name: 'browser tests', word: 'browser', takesFiles: true, run }
    expect(chooseSteps([...plan, browser], ['browser', 'panel'])).toEqual([browser])
    expect(chooseSteps([...plan, browser], ['panel'])).toEqual([tests])
  })

  it('gives it the words that name no step, and the options', () => {
    const args = ['store', 'maskText', '-u']
    expect(chooseArguments(tests, plan, args)).toEqual(['maskText', '-u'])
    expect(chooseArguments(store, plan, args)).toEqual(args)
  })
})

describe('narrowSteps', () => {
  const changes = findChanges({ changed: ['a.ts'], deleted: [], tests: [], importers: new Map() })

  it('keeps a step that says nothing of changes, and leaves out one that is not affected', () => {
    expect(narrowSteps([lint, { ...store, narrow: () => undefined }], changes)).toEqual([lint])
  })

  it('includes a changed step under its word, next to the same steps as before', () => {
    const whole: Step = {
      ...store,
      isIndependent: true,
      narrow: ({ files }) => ({ ...lint, name: `lint ${files.join()}` }),
    }
    expect(narrowSteps([whole], changes)).toEqual([
      { ...lint, name: 'lint a.ts', word: 'store', isIndependent: true },
    ])
  })
})
