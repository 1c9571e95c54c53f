import { readTerms } from '../analyze.ts'

/**
 * The terms of products and companies that people ask about everywhere. Such a word is never a
 * typing error for another: "steam" does not mean "team". If a question has one and the best
 * section does not, the question is probably about that product. The site of that product has the
 * name in its sections, and a name that is also a word ("excel") counts no more than one word that
 * is missing.
 */
export const WORLD_NAMES: ReadonlySet<string> = new Set(
  readTerms(`
    ableton adobe airbnb airpods airtable alexa alibaba aliexpress amazon android angular ansible
    apple arduino asana asus atlassian audacity audi autocad aws azure bamboohr basecamp bigquery bing
    bitbucket bitcoin blender bluetooth bmw brevo canva chatgpt chrome chromebook chromecast
    cisco citrix clickup cloudflare cobol codepen coursera cypress databricks datadog
    debian deliveroo dell deno devops discord disney django docker docusign doordash dropbox drupal
    duolingo ebay elasticsearch electron epson ethereum etsy eventbrite evernote excel expedia
    facebook fedex fedora ffmpeg figma firebase firefox fitbit fiverr flutter ford fortnite
    fritzbox garmin gcp gemini gimp gitlab gmail gnome godot goodreads gopro grafana groupon
    haskell hbo heroku honda hotmail hubspot hulu huawei ibm icloud ikea imdb
    indesign inkscape instagram intercom intellij ios ipad iphone iphones jenkins jetbrains jira joomla
    jupyter kafka kaggle kibana kickstarter kindle klarna klaviyo kotlin kubectl kubernetes lambda
    laravel latex lastpass lego lenovo lettermint libreoffice linkedin logitech lyft macbook
    magento mailchimp mailgun mariadb mastercard matlab mcdonalds memcached mercedes meta
    microsoft midjourney minecraft miro mongodb monzo mysql nasa netflix netgear netlify nginx nike
    nintendo nissan nokia notion nuxt nvidia obsidian okta onedrive onenote openai openvpn oracle outlook
    patreon payoneer paypal peloton philips photoshop pinterest playstation plex pokemon porsche
    postgres postman powerpoint prettier prisma prometheus puppeteer pytest pytorch qualtrics
    quickbooks quora raspberry react reddit redis redshift revolut roblox roku rstudio rust safari
    salesforce samsung sap selenium sendgrid servicenow shopify siri sketchup skype slack snapchat
    snowflake sonos sony spotify squarespace starlink steam stripe supabase surveymonkey svelte swift
    swiftui symfony tableau tailwind teamviewer telegram tensorflow termux terraform tesla
    tiktok todoist toyota trello trustpilot tumblr twilio twitch twitter typeform uber ubuntu
    udemy unity unreal ups venmo vercel viber vim vimeo virtualbox visa vmware volkswagen volvo vscode
    vuejs walmart waze webex webflow webpack wechat whatsapp wikipedia windows wix woocommerce
    wordpress workday xbox xcode xero xiaomi yahoo yammer yarn yelp youtube zapier zendesk zigbee zoho
    zoom zoominfo zwift`),
)
