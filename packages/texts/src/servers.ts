import { server as ar } from './ar/server.ts'
import { server as de } from './de/server.ts'
import { server as en } from './en/server.ts'
import type { Language } from './language.ts'
import type { ServerTexts } from './serverTexts.ts'

/** What the server says where it gives no answer, in each language. */
export const SERVERS: Readonly<Record<Language, ServerTexts>> = { en, de, ar }
