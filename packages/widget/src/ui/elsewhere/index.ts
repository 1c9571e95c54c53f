// Whom and what to turn to where nothing is answered. Loaded where there is need of it.

export { NearestPages } from './NearestPages.tsx'
export { SwitchedOff } from './SwitchedOff.tsx'
