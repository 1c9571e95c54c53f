import { join } from 'node:path'
import { ROOT } from '../../scripts/command.ts'
import manifest from '../peers/package.json' with { type: 'json' }

/** A passage as the other engines receive it. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** The exports of a module in `bench/peers`: two searches, without and with typing errors allowed. */
export interface PeerEngine {
  exact(question: string): unknown
  tolerant(question: string): unknown
}

export type CreatePeer = (
  sections: readonly Section[],
  functionWords: readonly string[],
) => Promise<PeerEngine>

export interface Peer {
  /** Its name among the published figures. */
  readonly key: string
  /** As it is printed, with its version. */
  readonly name: string
  /** A module that exports `createEngine`, which is a `CreatePeer`. */
  readonly file: string
}

const versions = manifest.dependencies

export const MINISEARCH: Peer = {
  key: 'miniSearch',
  name: `MiniSearch ${versions.minisearch}`,
  file: join(ROOT, 'bench/peers/minisearch.js'),
}

export const ORAMA: Peer = {
  key: 'orama',
  name: `Orama ${versions['@orama/orama']}`,
  file: join(ROOT, 'bench/peers/orama.js'),
}
