// The keys of the panel, and what a visitor may choose about answers: loaded when it is asked for.

export { Help } from './Help.tsx'
