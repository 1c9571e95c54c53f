import { expect, it } from 'vitest'
import { isNamedHeading } from './isNamedHeading.ts'

it.each([
  ['max_connections (integer)', 'What is the default of max_connections?'],
  ['KeepAliveTimeout Directive', 'what is the default keepalivetimeout'],
  ['g_hash_table_new ()', 'when do I free what g_hash_table_new returns'],
  ['class lamp.Dimmer(level=5)', 'How do I use lamp.Dimmer?'],
  ['smtpd_relay_restrictions (default: empty)', 'Where is smtpd_relay_restrictions?'],
  ['`vite.config.ts`', 'Where does vite.config.ts belong?'],
  ['"sni_hostname"', 'What is sni_hostname for?'],
  ['ports[n].visibility (string)', 'What is ports[n].visibility?'],
  ['--frozen-lockfile', 'What does --frozen-lockfile do?'],
])('%s is named in "%s"', (heading, question) =>
  expect(isNamedHeading(heading, question)).toBe(true),
)

it.each([
  ['max_connections (integer)', 'What is max_connections_per_user?'],
  ['max_connections (integer)', 'What is the connection limit?'],
  ['dim-mode and off', 'What is dim-mode?'],
  ['Lamps (all)', 'Which lamps are there?'],
])('%s is not named in "%s"', (heading, question) =>
  expect(isNamedHeading(heading, question)).toBe(false),
)
