export { Markdown as View } from '../../packages/widget/src/ui/markdown/Markdown.tsx'
