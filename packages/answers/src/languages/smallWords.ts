import { toPlainWords } from './plainWords.ts'

/** The languages that a question is recognised in. */
export const ASKED_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ar'] as const

export type AskedLanguage = (typeof ASKED_LANGUAGES)[number]

// Function words of each language, without accents. A word that several languages share counts for
// each of them.
const WORDS: Readonly<Record<Exclude<AskedLanguage, 'ar'>, string>> = {
  en: `a about after all an and any are as at be because been before but by can come could did do does doing
    for from get gets has have how i if in into is it its just like make me my no not of off on one or os per
    our out should so some that the their them then there these they this to up use was we were what
    when where which while who why will with without would you your`,
  de: `aber alle als am auch auf aus bei beim bin bis bitte brauche brauchen da damit dann das dass
    dazu dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch du durch ein
    eine einem einen einer eines er es etwas fur funktioniert gegen geht gibt habe haben hallo hat hatte
    ich ihm ihn ihnen ihr ihre ihrem ihren im in ins ist ja jede jeden jetzt kann kannst kein keine
    keinen konnen konnte kostet lange man mehr mein meine meinem meinen meiner mich mir mit mochte muss
    nach nicht noch nur ob oder ohne schon sehr sein seine sich sie sind so soll sollte uber um und
    uns unser unsere unter viel viele vom von vor tun unterstutzt vergessen wann war warum was welche welchem welchen welcher
    welches wem wen wenn wer werde werden wie wieder wieso wieviel will wir wird wo woher wohin wurde zu
    zum zur zwischen`,
  fr: `a ai alors apres au aussi autre aux avec avez avoir ce ces cet cette ceux chez combien comment
    contre coute dans de depuis des dois dont du elle en encore entre es est et etait ete etre faire fait
    faut fonctionne ici il ils je jusque la le les leur leurs lors ma mais me mes meme moi mon ne nos
    notre nous on ont ou par pas peut peuvent peux plus pour pourquoi pouvez puis quand que quel quelle
    quelles quels qui quoi sa sans se ses si son sont sous suis sur ta tes toi ton tous tout toute toutes
    tres tu un une utiliser veux voici vos votre voudrais vous y`,
  es: `a al algo alguien antes aqui como con contra cual cuales cuando cuanta cuantas cuanto cuantos
    cuesta de debo del desde despues donde durante el ella ellos en entre era es esa ese eso esta estan
    estas este esto estoy fue funciona ha hace hacer hacia han hasta hay he la las le les lo los mas me
    mi mis muy nada necesito ni no nos nosotros nuestra nuestro o para pero poder por porque puede pueden
    puedo que quien quiero se ser si sin sobre son soy su sus tambien te tengo tiene tienen todo todos tu
    tus un una uno usa usar usted ustedes y ya yo`,
  it: `a agli ai al alla alle allo anche avere che chi ci come con contro cosa costa da dagli dai dal
    dalla degli dei del della delle dello deve devo di dopo dove e ed ecco era essere fa fare funziona
    gli ha hanno ho i il in installo io la le lei lo loro lui ma mi mia mie miei mio molto ne negli nei nel nella
    nelle no noi non nostra nostro o ogni per perche piu poi posso prima puo qual quale quali quando
    quanta quante quanti quanto quella quelle quelli quello questa queste questi questo qui se sei senza
    si sono sopra sotto sua sue sugli sui sul sulla suo suoi te ti tra tu tua tuo tutti tutto un una uno
    usare vi voglio voi vorrei`,
  pt: `a agora ainda ao aos apos aqui as ate com como contra custa da das de dela dele depois deve devo
    do dos e ela elas ele eles em entre era essa esse esta estao estas este estou eu existe faco faz fazer
    foi funciona ha isso isto ja la lhe mais mas me mesmo meu meus minha minhas muito na nao nas nem no
    nos nossa nosso num numa o onde os ou para pela pelo pode podem poder por porque posso preciso qual
    quais quando quanta quantas quanto quantos que quem quero se sem ser seu seus sim so sobre sua suas
    tambem tem tenho ter teu toda todas todo todos tu tua um uma usar voce voces`,
  nl: `aan aantal al alle als altijd bij ben bent bestaat daar dan dat de deze die dit doe doen door een
    en er ergens geen gaat graag ga had hebben heb hebt heeft het hem hier hij hoe hoelang hoeveel iemand
    iets ik in is ja je jij jouw jullie kan kon kost kun kunnen kunt maar maken meer met mij mijn moet
    moeten mogelijk na naar niet niets nog nu of om omdat onder ons onze ook op over te tegen toe toen tot
    uit uw van veel voor waar waarom wanneer wat we welk welke werd werkt wie wij wil wilt word worden
    wordt zal ze zich zij zijn zo zonder zou zouden`,
}

/** The languages in which each word is small. */
export const LANGUAGES_OF: ReadonlyMap<string, readonly AskedLanguage[]> = readLanguages()

function readLanguages(): Map<string, AskedLanguage[]> {
  const languages = new Map<string, AskedLanguage[]>()
  for (const language of ASKED_LANGUAGES) {
    if (language === 'ar') continue
    for (const word of new Set(toPlainWords(WORDS[language]))) {
      languages.set(word, [...(languages.get(word) ?? []), language])
    }
  }
  return languages
}
