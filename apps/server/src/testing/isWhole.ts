/** `npm test` runs every test whole. `npm run check` leaves the longest ones out, or runs a sample of them. */
export const isWhole = process.env['DOCENT_TEST_WHOLE'] !== undefined
