export { followUps } from '@docent/playground/answers'
