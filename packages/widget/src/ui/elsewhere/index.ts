// People and pages to turn to if there is no answer. Loaded when they are needed.

export { NearestPages } from './NearestPages.tsx'
export { SwitchedOff } from './SwitchedOff.tsx'
