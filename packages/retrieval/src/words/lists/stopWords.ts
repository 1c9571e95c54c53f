/**
 * English function words. They are neither indexed nor searched for. Negations are included: a page
 * that says how to do something is also the right page for how not to do it.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also although am an and another any are aren't as at be because been
  before being below between both but by can can't cannot could couldn't did didn't do does doesn't
  doing don't down during each either else ever every few for from further had hadn't has hasn't have
  haven't having he he'd he'll he's hence her here here's hers him his how how's however i i'd i'll
  i'm i've if in instead into is isn't it it'd it'll it's its itself just let let's like may maybe me
  might mine more most much must mustn't my myself neither no nor not now of off on once one's only
  or other ought our ours out over own per please quite rather really s same shall she she's should
  shouldn't since so some somehow someone something still such t than that that'd that'll that's the
  their theirs them themselves then there there's these they they'd they'll they're they've this
  those though through thus to too under until up upon us very via was wasn't we we'd we'll we're
  we've were weren't what what's when when's where where's whether which while who who's whom whose
  why why's will with within without won't would wouldn't yes yet you you'd you'll you're you've your
  yours yourself ain't daren't mightn't mustn't needn't shan't arent cant couldnt didnt doesnt dont
  hadnt hasnt havent im isnt ive shouldnt thats wasnt werent whats wheres hows wont wouldnt youre theyre youve herself
  himself ourselves yourselves`.split(/\s+/),
)
