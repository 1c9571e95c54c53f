import { describe, expect, it } from 'vitest'
import { readPageFields } from './pageFields.ts'
import type { PageFields } from './pageFields.ts'
import { formatProblem } from '../pages/problem.ts'
import { readYaml } from './yaml.ts'

describe('readPageFields', () => {
  it('reads every field in the forms that people write', () => {
    const { fields, problems } = read(`
title:  The  widget
description: A panel
  that answers.
date: 2026-11-21
updated: "2026-11-22"
tags: chat
for: Owners of shops
notFor: [Banks, "**Nobody** else"]
links:
  - {label: Try it, to: /tutorials/start}
questions:
  - What is it?
  - question: How much is it?
    answer: |
      Nothing.
redirects: [/old, /shop/old.html]
image: /images/widget.png
draft: true
order: 3
level: {name: Easy, minutes: 10}
`)
    expect(problems).toEqual([])
    expect(fields).toEqual({
      title: 'The widget',
      summary: 'A panel that answers.',
      date: '2026-11-21',
      updated: '2026-11-22',
      tags: ['chat'],
      for: ['Owners of shops'],
      notFor: ['Banks', '**Nobody** else'],
      actions: [{ label: 'Try it', to: '/tutorials/start' }],
      questions: [{ question: 'What is it?' }, { question: 'How much is it?', answer: 'Nothing.' }],
      redirects: [
        { path: '/old', line: 17 },
        { path: '/shop/old.html', line: 17 },
      ],
      image: '/images/widget.png',
      draft: true,
      order: 3,
      meta: { level: { name: 'Easy', minutes: 10 } },
    })
  })

  it('takes titles and tags that look like numbers as they are written', () => {
    const { fields, problems } = read('title: 404\ntags: [2026, 1.10]')
    expect(problems).toEqual([])
    expect(fields).toMatchObject({ title: '404', tags: ['2026', '1.10'] })
  })

  it('takes fields that are left empty as absent', () => {
    const { fields, problems } = read(
      'title:\nsummary: ""\ntags: []\ndate:\nlinks:\nquestions:\ndraft:',
    )
    expect(problems).toEqual([])
    expect(fields).not.toHaveProperty('title')
    expect(fields).toMatchObject({
      summary: '',
      tags: [],
      actions: [],
      questions: [],
      draft: false,
    })
  })

  it('keeps a description next to a summary as a separate field', () => {
    const { fields } = read('summary: Short.\ndescription: Long.')
    expect(fields).toMatchObject({ summary: 'Short.', meta: { description: 'Long.' } })
  })

  it.each([
    ['date: yesterday', 'date: expected a day such as 2026-11-21, found "yesterday"'],
    ['date: 2026-02-30', 'date: expected a day such as 2026-11-21, found "2026-02-30"'],
    [
      'updated: 2026-11-21T10:00',
      'updated: expected a day such as 2026-11-21, found "2026-11-21T10:00"',
    ],
    ['title: [a]', 'title: expected a title of at most 200 characters, found a list of 1'],
    ['title: ""', 'title: expected a title of at most 200 characters, found ""'],
    [
      `title: ${'x'.repeat(500)}`,
      `title: expected a title of at most 200 characters, found "${'x'.repeat(60)}…"`,
    ],
    ['summary: {a: b}', 'summary: expected one or two sentences, found {a}'],
    ['tags: a, b', 'tags: expected a list such as [chat, search], found "a, b"'],
    ['for: [[a]]', 'for: expected a phrase or a list of phrases, found a list of 1'],
    ['chat: off', 'chat: expected true or false, found "off"'],
    ['draft: "yes"', 'draft: expected true or false, found "yes"'],
    ['draft: no', 'draft: expected true or false, found "no"'],
    ['image: [a.png]', 'image: expected a path such as /images/widget.png, found a list of 1'],
    [
      'redirects: [/a, https://old.example/b]',
      'redirects[1]: expected an old path of the site such as /old-lamp, found "https://old.example/b"',
    ],
    [
      'links: /a',
      'links[0]: expected a label and where it leads, such as {label: Read more, to: /articles}, found "/a"',
    ],
    [
      'links: [{label: A, to: /a}, {label: B}]',
      'links[1]: expected a label and where it leads, such as {label: Read more, to: /articles}, found {label}',
    ],
    [
      'questions: [{q: A?}]',
      'questions[0]: expected a question, or {question: …, answer: …}, found {q}',
    ],
    [
      'questions: [A?, {question: B?, answer: [c]}]',
      'questions[1]: expected a question, or {question: …, answer: …}, found {question, answer}',
    ],
    // The question had no answer then, and nobody said so.
    [
      'questions: [{question: A?, anwser: B}]',
      'warning: questions[0].anwser: is not a part of a question. Did you mean "answer"?',
    ],
  ])('reports %j', (yaml, message) => {
    expect(read(yaml).problems).toEqual([`a.md:2  ${message}`])
  })

  it('keeps the good items of a list with a wrong one', () => {
    expect(read('links: [{label: A, to: /a}, {label: B}]').fields.actions).toEqual([
      { label: 'A', to: '/a' },
    ])
  })

  it('takes fields that are named like members of every object', () => {
    const { fields } = read('__proto__: {title: a}\nconstructor: b')
    expect(fields.title).toBeUndefined()
    expect(Object.entries(fields.meta)).toEqual([
      ['__proto__', { title: 'a' }],
      ['constructor', 'b'],
    ])
  })
})

function read(yaml: string): { fields: PageFields; problems: string[] } {
  const problems: string[] = []
  const fields = readPageFields(readYaml(yaml.trim(), 2), (problem) => {
    problems.push(formatProblem({ file: 'a.md', ...problem }))
  })
  return { fields, problems }
}

it.each([
  ['chat: false', false],
  ['chat: true', undefined],
  ['chat:', undefined],
  ['title: A page', undefined],
])('reads from %j whether the page has the chat', (text, chat) => {
  expect(read(text).fields.chat).toBe(chat)
})
