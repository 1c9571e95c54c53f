export { describeMachine } from './measure.ts'
export { benchProtocol } from './protocol.ts'
