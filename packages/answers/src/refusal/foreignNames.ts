import { readTerms } from '@docent/retrieval'

/**
 * The terms of products and companies that people ask about everywhere. Where a question names one and
 * the best section does not, the question is most likely about that one. A site of its own has the name
 * in its sections, and a name that is also a word ("excel") counts no more than one word that is missing.
 */
export const FOREIGN_TERMS: ReadonlySet<string> = new Set(
  readTerms(`
    adobe airbnb airpods airtable alexa alibaba amazon android angular ansible apple arduino asana
    atlassian audi aws azure bing bitbucket blender bluetooth bmw canva chatgpt chrome chromebook cisco
    citrix claude cloudflare coursera dell deno discord disney django docker dropbox drupal ebay
    elasticsearch etsy evernote excel expedia facebook fedex figma firebase firefox ford gcp gemini
    gmail godot grafana hbo heroku hotmail hubspot hulu ibm ikea imdb instagram
    intercom ios ipad iphone jenkins jira joomla kafka kindle kubectl kubernetes lambda laravel lego
    lenovo linkedin mailchimp mariadb mastercard matlab mcdonalds meta microsoft minecraft mongodb mysql
    nasa netflix netlify nike nintendo notion nvidia onedrive openai oracle outlook paypal photoshop
    pinterest playstation plex pokemon porsche postgres powerpoint prettier prometheus pytorch
    quickbooks raspberry react reddit redis roblox rust safari salesforce samsung sap servicenow
    sharepoint shopify siri skype slack snapchat snowflake sony spotify squarespace starlink steam
    stripe supabase svelte tableau tailwind telegram tensorflow termux terraform tesla tiktok toyota
    trello tumblr twitch twitter uber unity unreal ups vercel viber vim vimeo visa volkswagen walmart
    webflow webpack wechat whatsapp wikipedia windows wix wordpress xbox xcode xero yahoo yarn youtube
    zapier zendesk zoom`),
)
