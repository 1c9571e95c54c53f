export function toKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`
}
