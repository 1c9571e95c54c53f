export { createAllow } from './allow.ts'
export { createFirewall } from './createFirewall.ts'
export type { Firewall, FirewallOptions } from './createFirewall.ts'
export { isContradicted, measureClaimSupport, readClaim } from './claims.ts'
