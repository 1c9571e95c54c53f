import { isObject } from '@docent/protocol'
import type { JSONObject, JSONValue } from '@docent/protocol'
import { idsReplaced } from './replaced.ts'
import type { ChatTurn } from './request.ts'
import type { ChatState } from './state.ts'

/** The conversation as it is sent. `more` goes with the data of the page. */
export function writeTurn(
  chatId: string,
  state: Pick<ChatState, 'messages' | 'replaced'>,
  pageData: JSONValue | undefined,
  more?: JSONObject,
): ChatTurn {
  const replaces = idsReplaced(state)
  const data = join(pageData, { ...(replaces.length > 0 && { replaces }), ...more })
  return { chatId, messages: state.messages, ...(data !== undefined && { data }) }
}

/** Data that is not an object cannot take more fields. */
function join(data: JSONValue | undefined, more: JSONObject): JSONValue | undefined {
  const hasRoom = data === undefined || isObject(data)
  return hasRoom && Object.keys(more).length > 0 ? { ...data, ...more } : data
}
