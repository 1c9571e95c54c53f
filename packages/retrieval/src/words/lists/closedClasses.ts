import { readTerms } from '../analyze.ts'

/**
 * The terms of days, months, holidays, colours and everyday names for money and people. They say when, which
 * one or who, and are hardly ever the subject: pages that lack "Saturday" may still say what happens on
 * weekends.
 */
export const CLOSED_TERMS: ReadonlySet<string> = new Set(
  readTerms(`
    monday tuesday wednesday thursday friday saturday sunday weekday weekend january february april
    june july august september october november december spring summer autumn winter afternoon
    midnight noon dozen black white red green blue yellow brown pink purple orange grey gray golden
    buck bucks quid cash boss girlfriend boyfriend wife husband mother father mom dad daughter
    brother sister grandma grandpa colleague coworker march tonight lunchtime nightly christmas xmas
    easter halloween thanksgiving eve nephew niece uncle aunt cousin granny neighbour neighbor lady
    gentleman bookkeeper secretary intern apprentice successor predecessor landlord
  `),
)
