/** Formats an amount with enough digits that a small one is not zero. */
export function formatMoney(amount: number, currency: string): string {
  const digits = amount >= 1 || amount === 0 ? 2 : Math.min(6, 1 - Math.floor(Math.log10(amount)))
  return `${amount.toFixed(digits)} ${currency}`
}
