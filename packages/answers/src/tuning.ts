// The constants of composition and honesty.

/** The weight of an author's question above a section, highest in the first unit, and of its yes or no. */
export const WRITTEN_ANSWER = { section: 1.08, opening: 1.46, decision: 2 }

/** The weight of a unit with what is asked for: with a duration, for "how long". */
export const ASKED_KIND = 1.5

/** The weight of a sentence that defines the name that a question asks about, for each point of its definition. */
export const DEFINITION = 3

/** The weight of a page about nothing but what a general question asks, for each point of its worth. */
export const GENERAL_TOPIC = 3

/** The weight of a section of the product whose page the visitor is on. */
export const ON_PRODUCT = 2.5
/** The same on any other page, for a question with "it" or "this". */
export const ON_PAGE = 3

/** A question with so few words that tell what it is about may leave out the product: "colours?" */
export const MOST_UNNAMED = 2

/** Characters of a unit that are judged: the beginning of a page of code is enough. */
export const READ_LENGTH = 1200

/** On a site with notes: the exponent of the share by words, and the weight of a note's worth. */
export const WORDS_STRENGTH = 0.2
export const NOTES_STRENGTH = 8
/** How much less than the best a section without notes counts if all others have some. */
export const UNNOTED_LOSS = 0.25

/** Below this fit, the section of a note answers in its own words. */
export const LIKELY_NOTE = 0.5
/** A note that fits this well makes an answer of what the words alone would refuse. */
export const SURE_NOTE = 0.6
/** A question that no page answers, and that fits this well, makes a refusal of what the pages alone would answer. */
export const SURE_MISSING = 0.65
/** How much more a sentence is worth if the closest note of its section rests on it, for a note that surely fits. */
export const TOLD = 4

/**
 * How many units of a section an excerpt tries: far more than fit, so only a long list of units alike
 * has others.
 */
export const MOST_TRIED = 100

/** Below this probability, no section is certain enough to answer. */
export const SURE_SECTION = 0.25
/** A page that is this likely answers with its best section, if that one has at least the second. */
export const SURE_PAGE = 0.5
export const LEADING_SECTION = 0.15

/** Below this one, the answer is short, so that a visitor sees at once what else comes close. */
export const CLEAR_SECTION = 0.65

/** Above this one, only the headings of the others are shown. */
export const SHOWN_ALONE = 0.8
/** Above this one, no earlier question can mean another section. */
export const CERTAIN_SECTION = 0.9

/** A section that is less likely than the answer by this factor is not shown. */
export const SEE_ALSO_SHARE = 0.01
/** The same for a section whose sentence is shown, because the answer is not certain. */
export const ALSO_CLOSE_SHARE = 0.06

/** Characters of a visitor's own question that an answer repeats. */
export const PART_LENGTH = 120

/** A part of a question is answered separately if one section is at least this likely. */
export const PART_SHARE = 0.2
/** A section that is this likely for the whole message answers, unless each part has a certain answer. */
export const WHOLE_SHARE = 0.5
/** Characters of the answer to one of several questions. */
export const PART_ROOM = 200
/** The pages do not answer a part if no section contains this share of it. */
export const PART_HELD = 0.5
/** A word of at least this weight is so rare that it tells what a part is about. */
export const PART_WEIGHT = 2.5

/**
 * A comparison is searched for in this many of the most likely sections, and a description in this
 * many passages.
 */
export const CONTRASTED = 4
export const MAX_DEFINING = 8
/** Characters of the description of one of two compared things. */
export const SIDE_LENGTH = 180

/** The fewest steps of a tutorial, and the most that an answer shows. */
export const MIN_STEPS = 2
export const MAX_STEPS = 12
/** Characters of its opening before the steps. */
export const BEFORE_STEPS = 160

/** The number of cards for the closest passages, and the characters on each. */
export const MAX_CARDS = 3
export const CARD_LENGTH = 160
/** A card shows a sentence that leans on the one before it if it is worth this much more than any other. */
export const LEANING_GAP = 2
/** A shorter unit says too little by itself. */
export const MIN_CARD_LENGTH = 20
/** The same for a sentence that announces what a card has no room for. */
export const MIN_LEAD_LENGTH = 30

/** A heading or question asks the same if the visitor said this share of it. */
export const SAME_QUESTION = 0.6

/** A regenerated answer goes this far down the list, and then says that there are no more. */
export const AGAIN_GAP = 3

/** Maximum characters of Markdown: for prose, for a section that is kept whole, for any answer. */
export const GLANCE_LENGTH = 400
export const WHOLE_LENGTH = 500
/** Instead of both, if the section is not clear. */
export const SHORT_LENGTH = 300
export const ANSWER_LENGTH = 1080
/** Characters of a block of code: a longer one is cut after a line. */
export const CODE_LENGTH = 600

/** A unit is left out if it scores this much less than the best of its section. */
export const WORTH_GAP = 5.5
/** The same for a list item or a table row. */
export const LISTED_GAP = 2.7
/** Of a list of facts, those that score this much less than the best are left out. */
export const FACT_GAP = 1.5
/** A short section is kept whole without the paragraphs that score this much less than its best unit. */
export const FAR_GAP = 8
/** Characters that a visitor sees at once: a section of this length keeps its order. */
export const SEEN_LENGTH = 350
/** Text before the best unit moves to the end if it scores this much less. */
export const EARLIER_GAP = 1.4
/** If it scores this much less, it is left out. */
export const LEAD_GAP = 4
/** Text that scores this much less than text that did not fit does not take its place. */
export const FILL_GAP = 1
/** A short section keeps its order if that text has at most this many characters. */
export const LEAD_LENGTH = 100
/** The longest list of steps, and the longest other list or table, that is kept whole. */
export const STEPS_LENGTH = 900
export const LISTED_LENGTH = 300

/** A unit is added to an answer if it and its section are this likely together. */
export const KEPT_SHARE = 0.25
/** The logarithm of the odds below which a unit is taken out. */
export const LEAST_ODDS = -4
/** Added text from above the answer comes first if the logarithm of its odds is higher by more than this. */
export const SECOND_ODDS = 1
/** Units are added up to this many characters, and to this many below a section that is not clear. */
export const COMPLETE_LENGTH = 600
export const SHORT_COMPLETE_LENGTH = 400
/** How much of this room a character of code, of a list or of a table takes. */
export const BLOCK_SHARE = 0.5

/** The longest procedure that is shown below the sentences that say what it does, and the text before it. */
export const PROCEDURE_LENGTH = 800
export const PROCEDURE_GAP = 500
/** Code above them is shown if it scores at most this much less. */
export const PROCEDURE_WORTH = 1

/** A question for a whole list gets one with at least this many entries, up to this length. */
export const MIN_LISTED = 4
export const LIST_LENGTH = 2000

/** The number of passages to look at for an answer. */
export const SEARCHED = 14
/** This many times more sections are found for a question about the visitor's page, because some are left out again. */
export const DEEPER = 4

/**
 * The confidence by words is a logistic model over the parts of a question that the best single section
 * contains. It was fitted on 12,000 pairs of a question and a site, over 60 sites of 10 to 1,200
 * pages from the documentation of 15 products; docs/retrieval.md says how. `size` and the bias were
 * then set so that one threshold refuses one in twenty answerable questions on sites of every size.
 */
export const CONFIDENCE = {
  bias: -4.76,
  share: 3.83,
  passage: 7.62,
  terms: 6.8,
  tail: -0.69,
  foreign: -1.43,
  other: -4.59,
  name: -5.48,
  size: -3.08,
  pair: -5,
}

/** Smaller and larger sites count as these. */
export const SITE_PAGES = { few: 10, many: 300 }

/**
 * Below the first, the answer is a refusal with the nearest pages; below the second, it is one with the
 * closest passages, because one in three of these questions has an answer among them.
 */
export const REFUSE_BELOW = 0.25
export const DOUBT_BELOW = 0.36
/** The confidence in an answer if a note says that no page has one: a refusal, but with the pages that are close. */
export const MISSING_CONFIDENCE = 0.1

/** The confidence for a question that a page contains word for word, which needs no model. */
export const AUTHORED_CONFIDENCE = 0.99

/** The least confidence for "What is a lamp?" if a page has a sentence that begins "A lamp is a". */
export const DEFINED_CONFIDENCE = 0.9

/** The confidence that the pages need for a question that may also be about the assistant. */
export const SURE_OF_SITE = 0.7

/** The number of entries that a list shows. */
export const MAX_LISTED = 8
export const MAX_NEWS = 5

/** A passage that contains less of the question than this is not suggested. */
export const NEAREST_COVERAGE = 0.4

/** A question with less confidence is about something else: pages that share its words would be noise. */
export const FAR_BELOW = 0.02

/** The length of the introduction of a page in answers about what it or the site is. */
export const OPENING_LENGTH = 400

/** Text goes out in pieces of about this many characters, cut between words. */
export const PIECE_LENGTH = 32
