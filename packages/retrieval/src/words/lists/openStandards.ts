import { readOneTerm } from './thesaurus.ts'

// Products, each with the open standards and kinds by which documentation speaks of them. A page that
// says how to log in with SAML also answers for those who use Okta. A product belongs here only if what
// is said about the standard is true for it, too: pages about payments do not say which cards they take.
const ENTRIES = `
  okta onelogin auth0 keycloak entra adfs jumpcloud pingidentity: saml sso oidc openid;
  nginx traefik haproxy envoy apache caddy: proxy;
  gmail outlook thunderbird hotmail protonmail: mail smtp imap;
  mailgun sendgrid postmark mailjet brevo ses: smtp;
  ubuntu debian fedora centos rhel redhat suse alpine archlinux: linux;
  macbook imac osx: macos mac; iphone ipad: ios mobile phone;
  samsung galaxy pixel xiaomi huawei oneplus: android mobile phone;
  safari edge opera brave vivaldi firefox chrome chromium: browser;
  jaws nvda voiceover talkback: screenreader accessibility reader;
  minio wasabi backblaze r2: s3; supabase neon rds aurora: postgres postgresql; mariadb: mysql;
  valkey keydb dragonfly upstash elasticache: redis; podman containerd: docker container;
  k3s openshift rancher eks gke aks: kubernetes;
  ollama vllm localai lmstudio openrouter groq deepseek mistral llama qwen: llm openai model;
  chatgpt gpt claude gemini copilot: llm openai model;
  grafana datadog newrelic splunk: prometheus opentelemetry metric;
  zapier n8n ifttt: webhook; mattermost: webhook slack; feedly inoreader: rss feed;
  letsencrypt certbot: https tls certificate; godaddy namecheap: dns domain;
  jenkins circleci travis: ci pipeline; django rails laravel flask: backend;
  netlify vercel surge: static; wordpress wix squarespace webflow drupal joomla typo3: cms html;
  excel libreoffice: csv spreadsheet
`

const standards = new Map<string, readonly string[]>()
for (const entry of ENTRIES.split(';')) {
  const [names = '', said = ''] = entry.split(':')
  const terms = said.trim().split(/\s+/).map(readOneTerm)
  for (const name of names.trim().split(/\s+/)) standards.set(readOneTerm(name), terms)
}

/** The terms of the standards and kinds that stand for a product which no page names. */
export function findStandards(term: string): readonly string[] {
  return standards.get(term) ?? []
}
