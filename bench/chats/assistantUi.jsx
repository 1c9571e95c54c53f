import '@assistant-ui/styles/index.css'
import {
  ActionBarPrimitive,
  AssistantRuntimeProvider,
  ComposerPrimitive,
  MessagePrimitive,
  ThreadPrimitive,
} from '@assistant-ui/react'
import { useChatRuntime } from '@assistant-ui/react-ai-sdk'
import { MarkdownTextPrimitive } from '@assistant-ui/react-markdown'
import { createRoot } from 'react-dom/client'

// Its styled kit is source that its command line copies into a project. This is the minimum for a chat:
// the primitives, Markdown, and the kit's sheet.

createRoot(document.getElementById('root')).render(<Chat />)

function Chat() {
  const runtime = useChatRuntime()
  return (
    <AssistantRuntimeProvider runtime={runtime}>
      <ThreadPrimitive.Root>
        <ThreadPrimitive.Viewport>
          <ThreadPrimitive.Messages components={{ UserMessage, AssistantMessage }} />
          <ComposerPrimitive.Root>
            <ComposerPrimitive.Input placeholder="Write a message..." />
            <ComposerPrimitive.Send>Send</ComposerPrimitive.Send>
          </ComposerPrimitive.Root>
        </ThreadPrimitive.Viewport>
      </ThreadPrimitive.Root>
    </AssistantRuntimeProvider>
  )
}

function UserMessage() {
  return (
    <MessagePrimitive.Root>
      <MessagePrimitive.Parts />
    </MessagePrimitive.Root>
  )
}

function AssistantMessage() {
  return (
    <MessagePrimitive.Root>
      <MessagePrimitive.Parts components={{ Text: MarkdownTextPrimitive }} />
      <ActionBarPrimitive.Root>
        <ActionBarPrimitive.Copy>Copy</ActionBarPrimitive.Copy>
        <ActionBarPrimitive.Reload>Refresh</ActionBarPrimitive.Reload>
      </ActionBarPrimitive.Root>
    </MessagePrimitive.Root>
  )
}
