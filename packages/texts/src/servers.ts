import { server as ar } from './ar/server.ts'
import { server as de } from './de/server.ts'
import { server as en } from './en/server.ts'
import type { Language } from './language.ts'
import type { ServerTexts } from './serverTexts.ts'

/** The server's error messages for visitors, in each language. */
export const SERVERS: Readonly<Record<Language, ServerTexts>> = { en, de, ar }
