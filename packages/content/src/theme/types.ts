/** The parts of a colour from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]
