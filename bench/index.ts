export { BenchError, describeMachine } from './measure.ts'
export { benchProtocol } from './protocol.ts'
export { benchRendering } from './rendering.ts'
export { benchStore } from './store.ts'
