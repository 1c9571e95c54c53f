export type { ChatHandle } from './mount.tsx'
export type { WidgetTexts } from '@docent/texts'
export type { WidgetOptions } from './ui/settings/options.ts'
