const ICON =
  /:(?:material|octicons|fontawesome|simple)-([a-z\d-]{1,80}):(?:\{[^{}]{0,80}\})?(?=([ \t]*[\w/]{0,20}))/g
/** The parts of an icon's name besides the thing that it shows. */
const PARTS =
  /^(?:brands|solid|regular)-|^(?:microsoft|google|mozilla)-|-\d+$|-(?:circle|bold|thick|outline|all|box|fill)\b/g

/** A table or a line "Supported on:" often says its answer only with these. Others decorate words. */
const SIGNS: Readonly<Record<string, string>> = {
  check: '✔',
  close: '✘',
  cancel: '✘',
  android: 'Android',
  apple: 'Apple',
  windows: 'Windows',
  linux: 'Linux',
  docker: 'Docker',
  kubernetes: 'Kubernetes',
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  edge: 'Edge',
  opera: 'Opera',
}

/** Reads the icons of MkDocs Material: those that stand for a word become it, and others are left out. */
export function readIcons(text: string): string {
  return text.replace(ICON, (_, name: string, after: string) => {
    const sign = SIGNS[name.replaceAll(PARTS, '')] ?? ''
    // `:material-linux: Linux` says it already.
    return after.trim().toLowerCase().startsWith(sign.toLowerCase()) ? '' : sign
  })
}
