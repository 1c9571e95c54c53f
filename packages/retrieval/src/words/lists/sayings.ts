import { readTerms } from '../analyze.ts'

// Idioms: people use several words where documentation uses one. Most of their words are too small
// to search for by themselves.

/**
 * Each line has idioms with the same meaning and, after the colon, the words that an author may
 * use.
 */
const SAYINGS = `
make things up|makes things up|making things up|make something up|make stuff up|makes stuff up|making stuff up|made up: invent guess hallucinate fabricate
burn through|burning through|burns through|blow through|run up a bill|running up a bill|eat up my budget|go broke: cost price budget bill limit spend
find my site|find my page|find my pages|find us on|found on google|found by google|show up on google|show up in google|show up in search|on google|in google: sitemap seo crawler index
blog post|blog posts|write a blog|news post: article blog
who built|who wrote|who develops|who is the maker: author maker team company
goes down|go down|went down|is down|are down|be down|is away|not reachable|can't be reached|stops responding|falls over: outage downtime unavailable fail failure incident
without the internet|without internet|without a connection|without connection|no internet|no connection|no network|without a network|not connected: offline
talk to a human|speak to a human|talk to a person|speak to a person|real person|real human|talk to somebody|speak to somebody|talk to someone|speak to someone|reach a human|get in touch|get hold of|reach you|write to you: contact support human agent
get rid of|gets rid of|getting rid of|throw away|throw out|clear out|wipe out: remove delete uninstall disable
turn off|turned off|turning off|switch off|switched off|switching off|shut off: disable deactivate off
turn on|turned on|turning on|switch on|switched on|switching on: enable activate
sign in|sign into|signing in|log in|log into|logging in|logged in: login signin authentication
sign out|log out|logged out|logging out: logout signout
sign up|signing up|open an account|create an account|make an account: register registration signup account
set up|setting up: setup install configure installation
start over|start again|start from scratch|begin again|from the beginning: reset restart
shut down|shutting down|shuts down: stop shutdown terminate
back up|backing up|make a copy|keep a copy|safe copy: backup snapshot export
put back|bring back|get back|go back to|roll back|rolled back: restore revert rollback recover
in the background|behind the scenes: background worker
at the same time|at once|in parallel|side by side: concurrent parallel simultaneous concurrency
one after another|one after the other|one by one: sequential order serial
by hand|by myself|on my own: manual manually handmade
by itself|on its own|without me|of its own accord: automatic automatically auto
how much is it|how much is the|how much are|what does it cost|what do you charge|what do i pay|how expensive: price cost pricing
for free|free of charge|without paying|at no cost|cost nothing|costs nothing: free trial
money back|my money|get a refund: refund return reimbursement
pay for|paid for: payment price billing
run out of|running out of|ran out of|out of space|out of memory: limit exceed full memory space
too slow|so slow|takes ages|takes forever|takes too long|takes long|very slow|is slow: slow performance latency speed timeout
too big|too large|too much: limit maximum size exceed
too many: limit maximum rate
as many as|at most|no more than|up to how: maximum limit
at least: minimum require
every day|each day|once a day: daily schedule cron
every night|each night|overnight: nightly schedule cron
look like|looks like|look of: theme design style appearance
blow up|blows up|falls apart|breaks down|break down|broke down|stops working|stopped working|doesn't work|does not work|not working|won't work|won't start: fail error troubleshoot problem crash
gets stuck|got stuck|is stuck|hangs forever|never ends|never finishes: hang timeout stuck
goes wrong|went wrong|something wrong: error fail problem troubleshoot
find out|look up: search find check
keep an eye on|keep track of|watch over: monitor track
keep out|lock out|shut out: block forbid deny restrict
let in|give access|get access|get into|get in: access permission invite
hand over|pass on: transfer share
pass along|send on: forward
get a hold|hold of: contact
who can see|can others see|can anyone see|can people see|nobody else|no one else: private privacy access visible permission
personal data|my data|my details: privacy gdpr data
where do you keep|where is it kept|where is my data|where are they kept: store storage location region
made of|made from: material
comes with|come with|in the box|what do i get: include contain contents
work with|works with|working with|play with|plays nice|together with|go with: compatible integration support
belongs to|belong to: owner
made by|who made|who makes|who built: author company team
who is behind|who are you|who runs: about author made company team
in other languages|in my language|other languages: language translation locale localization
on my phone|on a phone|on the phone|on my mobile|on a mobile: mobile phone app
on my own server|on my server|on our server|my own machine|own hardware|our own hardware|host it myself|run it myself: selfhost self-hosted server install
under the hood|how does it work: architecture internal
step by step|walk me through: tutorial guide
first steps|get going|getting going|where do i start|where to start: start quickstart introduction
new to this|for beginners: beginner introduction start
what's new|what is new|what changed|latest changes: changelog release
up to date|latest version|newest version: update upgrade version latest
out of date: outdated stale update
left over|leftover: remaining unused
not allowed|am i allowed|allowed to|may i: permission allow permit forbid
make sure: check verify ensure
figure out|work out: determine find
fill in|fill out: form field input
pick up|picks up: detect find load
swap out|switch over|switch to|change over|move from|moving from: migrate replace migration
move to|move over|move away|moving to: migrate transfer migration
cut down|cut off|bring down: reduce limit
speed up|make faster|go faster|faster: performance optimise speed
spread over|spread across: distribute scale
over the air|from afar|from far away|from elsewhere: remote
in the dark|dark mode|night mode: dark theme
keyboard only|without a mouse|without mouse: keyboard shortcut accessibility
screen reader: accessibility screenreader
left alone|leave alone|leave out|left out|don't touch|stay away from: ignore exclude skip
more than one|several at once|multiple: multiple many
put together: assemble assembly combine
plug in|plugged in: connect power charge
stand outside|left outside|leave outside|leave it outside|out in the rain|in the rain|get wet|gets wet: outdoor waterproof weatherproof water rain
below zero|minus degrees|freezing cold|when it freezes: frost freeze temperature winter
last long|does it last|will it last|how long does it last: battery life lifetime duration
lost my|forgot my|forgotten my: reset recover lost recovery
change my mind|changed my mind|change of mind|send back|send it back|send them back|send things back|sending it back|sending back|sending things back|bring it back|bring back|take it back|take back|give back|not happy with|unhappy with: return cancel withdrawal exchange refund
gift card|gift cards|gift certificate|gift certificates: voucher gift
don't like it|do not like it|doesn't fit|does not fit|don't want it|do not want it|wrong size: return exchange
gone off|go off|go bad|goes bad|best before|sell-by date|use-by date: fresh store expiry
pick it up|pick them up|pick up my order|collect it|come and get it: pickup collect collection
pay later|pay by instalments|pay in instalments|spread the cost: invoice instalment payment
bring my dog|bring a dog|with a dog|with my dog: dog pet animal
on holiday|bank holiday|public holiday: closed opening holiday
made to order|one of a kind|made for me: custom order
in one piece: packaging broken damaged
how to get there|how do i get there|get there|get to you|come to you|come by|drop by|find you|where are you|directions to|the way to: address way directions map bus parking location visit
what time is|what time do|what time does|at what time|how late|how early|until when: hours open opening start
can't make it|cannot make it|can't come|cannot come|can't attend|cannot attend|not able to come|have to cancel|need to cancel|call it off: cancel cancellation refund
take cards|take card|take credit cards|accept cards|accept credit cards|credit card|credit cards|debit card|debit cards|apple pay|google pay|by card: card payment pay visa mastercard
leave the car|leave my car|park my car|park the car|car park: parking park car
name on it|names on it|with a name|my name on|initials on: engraving name initials personalised lettering
ring you|give you a ring|give you a call|call you|phone number|telephone number: phone telephone call contact
too small|too tight|too short|too wide|too loose: size exchange return fit
bring the kids|bring my kids|bring children|with children|with kids|for kids|for children|for my son|for my daughter: child children age
had an allergic|react to|reaction to: allergy ingredient allergen
out of stock|sold out|back in stock|in stock: stock available availability sold
end my contract|stop paying|stop my subscription: cancel subscription terminate
`

/** An idiom in a text, with the terms that it may mean. */
export interface Saying {
  readonly saying: string
  readonly terms: readonly string[]
}

const PRONOUN = '(?:it|this|that|them|everything)'
const NOUN = String.raw`(?:my|our|your|the|this|these|those|all)(?: [\w-]+){1,2}`
/** "Set the pop up colour" does not set it up. */
const ENDS = String.raw`(?=\s*(?:[?.!,;]|$|(?:and|or|again)\b))`

const sayings = SAYINGS.trim()
  .split('\n')
  .map((line) => {
    const [forms = '', words = ''] = line.split(': ')
    const apart = forms.split('|').map(allowObject).join('|')
    return { pattern: new RegExp(`\\b(?:${apart})\\b`, 'i'), terms: [...new Set(readTerms(words))] }
  })

/** "Back up" is also said as "back it up" and "back my data up". "The price is down" says nothing of an object. */
function allowObject(form: string): string {
  const [, verb, particle = ''] =
    /^((?!is|are|be|go)\w+) (up|down|off|out|back|on)$/.exec(form) ?? []
  if (verb === undefined) return form
  const apart = `${verb} ${PRONOUN} ${particle}`
  const noun = particle === 'on' ? [] : [`${verb} ${NOUN} ${particle}${ENDS}`]
  return [form, apart, ...noun].join('|')
}

export function findSayings(text: string): Saying[] {
  const plain = text.replaceAll('’', "'")
  return sayings.flatMap(({ pattern, terms }) => {
    const found = pattern.exec(plain)
    return found ? [{ saying: found[0].toLowerCase(), terms }] : []
  })
}
