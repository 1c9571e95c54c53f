import { server as ar } from './ar/server.ts'
import { server as de } from './de/server.ts'
import { server as en } from './en/server.ts'
import { server as es } from './es/server.ts'
import { server as fr } from './fr/server.ts'
import { server as it } from './it/server.ts'
import { server as nl } from './nl/server.ts'
import { server as pt } from './pt/server.ts'
import type { Language } from './language.ts'
import type { ServerTexts } from './serverTexts.ts'

/** The server's error messages for visitors, in each language. */
export const SERVERS: Readonly<Record<Language, ServerTexts>> = { en, de, ar, fr, es, it, pt, nl }
