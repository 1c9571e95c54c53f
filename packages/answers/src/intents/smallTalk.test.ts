import { fillTexts } from '@docent/texts'
import { PHRASES } from '@docent/texts/phrases'
import { describe, expect, it } from 'vitest'
import { createSmallTalk } from './smallTalk.ts'

const phrases = fillTexts(PHRASES.en, 'Green Corner')
const answerSmallTalk = createSmallTalk('Green Corner')
const reply = (text: string) => answerSmallTalk(text, phrases)
const answer = (text: string) => reply(text)?.said

describe('createSmallTalk', () => {
  it.each(['hi', 'Hello there!', 'Good morning', 'hey Green Corner 👋', 'Hi, how are you?'])(
    'greets back after %j',
    (text) => expect(answer(text)).toBe(phrases.greeting),
  )

  it.each(['thanks', 'Thank you so much!', "thanks, you're great!", 'ok great', 'That helped.'])(
    'reads %j as thanks',
    (text) => expect(answer(text)).toBe(phrases.thanks),
  )

  it.each([
    'tell me a joke',
    'Write a Python function that sorts a linked list',
    'please draft me a cover letter for a job as a nurse',
    'Can you tell me a funny joke about ferns?',
    'write a short poem about autumn',
    'tell me a story',
    'What do you think about the election?',
    'what’s your opinion on pineapple pizza',
    'who won the 2018 world cup',
    'what is the capital of Australia',
    'whats the weather in Paris tomorrow',
    'What time is it in Tokyo right now?',
    'what is 17 percent of 240',
    'convert 5 miles to kilometers',
    'how tall is mount everest',
    'how do you say good night in spanish',
    'translate good morning into japanese',
    'Translate the sentence “I am late” to French',
    'who painted the mona lisa',
    'who is the president of France?',
  ])('declines %j, unless a page answers it', (text) => {
    expect(reply(text)).toEqual({ said: phrases.declined, isAboutSite: true })
  })

  it.each([
    'how old are you',
    'what’s your favourite colour?',
    'Do you have feelings?',
    'i love you',
    'who trained you',
  ])('says what it is when asked about itself: %j', (text) => {
    expect(answer(text)).toBe(phrases.identity)
  })

  it.each(['bye', 'See you later!', 'Have a nice day', 'ok bye, see you tomorrow', 'Good night!'])(
    'says goodbye after %j',
    (text) => {
      expect(answer(text)).toBe(phrases.farewell)
    },
  )

  it.each(['Who are you?', 'are you a real person?', 'Am I talking to a bot?', 'what’s your name'])(
    'says who it is for %j',
    (text) => expect(answer(text)).toBe(phrases.identity),
  )

  it('distinguishes questions about the site from remarks to the assistant', () => {
    expect(reply('is there an LLM behind this')?.isAboutSite).toBe(true)
    expect(reply('are you a real person?')?.isAboutSite).toBe(false)
    expect(reply('Hello there!')?.isAboutSite).toBe(false)
  })

  it.each([
    'help',
    'What can you do for me?',
    'what you can do',
    'Can you help me?',
    'what can i ask here',
  ])('suggests questions after %j', (text) => expect(answer(text)).toBe(phrases.help))

  it.each(['', '   ', '?!', '🌵'])('asks for a question after %j', (text) => {
    expect(answer(text)).toBe(phrases.empty)
  })

  it.each([
    'Thanks, how do I water a fern?',
    'hello world example',
    'Are you open on Sundays?',
    'Who are you selling to?',
    'Can you help me repot a fern?',
    'great plants for shade',
    'What can you do about brown leaves?',
  ])('leaves %j to the pages', (text) => {
    expect(answer(text)).toBeUndefined()
  })
})

describe('in German', () => {
  const german = fillTexts(PHRASES.de, 'Green Corner')
  const sayIn = (text: string) => answerSmallTalk(text, german)?.said

  it.each<
    [topic: 'greeting' | 'thanks' | 'farewell' | 'identity' | 'declined' | 'help', text: string]
  >([
    ['greeting', 'Hallo!'],
    ['greeting', 'Guten Tag, wie geht es Ihnen?'],
    ['greeting', 'Grüß Gott zusammen'],
    ['thanks', 'Vielen Dank!'],
    ['thanks', 'Danke schön'],
    ['thanks', 'super, danke'],
    ['farewell', 'Auf Wiedersehen'],
    ['farewell', 'Tschüss!'],
    ['identity', 'Wer sind Sie?'],
    ['identity', 'Bist du ein Mensch?'],
    ['farewell', 'Tschüss, bis morgen!'],
    ['identity', 'Wie alt bist du?'],
    ['declined', 'Erzähl mir einen Witz'],
    ['declined', 'Können Sie mir ein kurzes Gedicht schreiben?'],
    ['declined', 'Wie wird das Wetter morgen in Köln?'],
    ['declined', 'Was halten Sie von der neuen Regierung?'],
    ['declined', 'Was ist die Hauptstadt von Frankreich?'],
    ['declined', 'Wer hat die WM 2014 gewonnen?'],
    ['help', 'Hilfe'],
    ['help', 'Können Sie mir helfen?'],
    ['help', 'Was kann ich Sie fragen?'],
  ])('has the %s for %j', (topic, text) => {
    expect(sayIn(text)).toBe(german[topic])
  })

  it.each(['Danke, wie gieße ich einen Farn?', 'Können Sie mir helfen, einen Farn umzutopfen?'])(
    'leaves %j to the pages',
    (text) => expect(sayIn(text)).toBeUndefined(),
  )
})

describe('in Arabic', () => {
  const arabic = fillTexts(PHRASES.ar, 'Green Corner')
  const say = (text: string) => answerSmallTalk(text, arabic)?.said

  it.each<
    [topic: 'greeting' | 'thanks' | 'farewell' | 'identity' | 'declined' | 'help', text: string]
  >([
    ['greeting', 'مرحبًا'],
    ['greeting', 'السلام عليكم ورحمة الله وبركاته'],
    ['greeting', 'أهلا، كيف حالك اليوم؟'],
    ['thanks', 'شكرًا جزيلًا!'],
    ['thanks', 'ممتاز'],
    ['farewell', 'إلى اللقاء'],
    ['farewell', 'مع السلامة'],
    ['identity', 'من أنت؟'],
    ['identity', 'هل أنت إنسان؟'],
    ['identity', 'كم عمرك؟'],
    ['declined', 'احك لي نكتة'],
    ['declined', 'كيف الطقس في باريس غدا؟'],
    ['declined', 'ما عاصمة فرنسا؟'],
    ['declined', 'ما رأيك في الانتخابات؟'],
    ['help', 'ساعدني'],
    ['help', 'ماذا يمكنني أن أسأل؟'],
  ])('has the %s for %j', (topic, text) => {
    expect(say(text)).toBe(arabic[topic])
  })

  it.each(['شكرا، كيف أسقي السرخس؟', 'هل أنت مفتوح يوم الأحد'])('leaves %j to the pages', (text) => {
    expect(say(text)).toBeUndefined()
  })
})

it('understands a greeting in any language and answers in the language of the page', () => {
  expect(answer('Guten Morgen')).toBe(phrases.greeting)
  expect(answer('مرحبا')).toBe(phrases.greeting)
  expect(answerSmallTalk('hello', PHRASES.ar)?.said).toBe(PHRASES.ar.greeting)
})
