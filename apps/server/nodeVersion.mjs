// Plain JavaScript that the oldest supported npm can start: it has to run, and say something useful,
// on a Node that cannot read our TypeScript. Entry points call it before they import anything else.

const OLDEST_MAJOR = 24

/** Ends the process with one sentence where this Node is too old for Docent. */
export function requireNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR) return

  console.error(
    `Docent needs Node ${OLDEST_MAJOR} or newer, and this is ${process.versions.node}: run "npm ci" ` +
      'without --ignore-scripts, which brings the right one along, or install a newer Node.',
  )
  process.exit(1)
}
