/** What a note that fits wholly adds to its passage's score, which is about 10 for a good passage. */
export const NOTE_WEIGHT = 4
