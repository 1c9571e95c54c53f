/** Files for the people, and the programs, who work in a repository, with the names that tools expect. */
const REPOSITORY_FILE =
  /(?:^|\/)(?:AGENTS|CLAUDE|GEMINI|CODE_OF_CONDUCT|CODEOWNERS|CONTRIBUTING|CONTRIBUTORS|COPYING|GOVERNANCE|ISSUE_TEMPLATE|LICEN[CS]E|MAINTAINERS|PULL_REQUEST_TEMPLATE)\.(?:md|mdx|markdown)$/

/** Whether a file of Markdown is about the repository that it is in, and not about the product. */
export function isRepositoryFile(file: string): boolean {
  return REPOSITORY_FILE.test(file)
}
