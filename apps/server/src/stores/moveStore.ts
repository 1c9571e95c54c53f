import type { Conversations, ConversationsReader, StoredConversation } from '@docent/chat-server'

export interface StoreCounts {
  conversations: number
  questions: number
  answers: number
  /** Votes on answers. */
  votes: number
  pageVotes: number
}

/** Copies everything from one store to another and returns the counts. */
export async function moveStore(
  from: ConversationsReader,
  to: Conversations,
): Promise<StoreCounts> {
  const counts = nothing()
  for await (const conversation of from.list()) {
    await to.add(conversation)
    count(conversation, counts)
  }
  for await (const rating of from.listPageRatings()) {
    await to.ratePage(rating)
    counts.pageVotes += 1
  }
  await to.addCounts(await from.listCounts(''))
  return counts
}

/** The counts of a store. */
export async function countStore(store: ConversationsReader): Promise<StoreCounts> {
  const counts = nothing()
  for await (const conversation of store.list()) count(conversation, counts)
  for (const { up, down } of await store.countPageVotes()) counts.pageVotes += up + down
  return counts
}

function nothing(): StoreCounts {
  return { conversations: 0, questions: 0, answers: 0, votes: 0, pageVotes: 0 }
}

function count({ turns }: StoredConversation, counts: StoreCounts): void {
  const answers = turns.flatMap((turn) => turn.answers)
  counts.conversations += 1
  counts.questions += turns.length
  counts.answers += answers.length
  counts.votes += answers.filter(({ feedback }) => feedback).length
}
