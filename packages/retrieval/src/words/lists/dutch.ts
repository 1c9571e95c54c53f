import type { WordLists } from './listForm.ts'

export const DUTCH_LISTS: WordLists = {
  similar: `
wachtwoord paswoord password
mobiel mobieltje smartphone gsm telefoon
back-up backup reservekopie veiligheidskopie
verwijderen wissen deleten
verwijderen weghalen
legen leegmaken wissen
account gebruikersaccount klantaccount
inloggen aanmelden login
uitloggen afmelden logout
registreren registratie aanmelden
gebruiker user
gebruikersnaam inlognaam username
beheerder administrator admin
bijwerken updaten update
vernieuwen verversen refresh
upgraden upgrade
downgraden downgrade
instellen configureren
downloaden download binnenhalen
uploaden upload
instelling optie voorkeur
instelling settings configuratie
configuratie config
starten opstarten
herstarten herstart restart
opstarten booten
stoppen beëindigen
sluiten dichtdoen afsluiten
activeren inschakelen
deactiveren uitschakelen
inschakelen aanzetten
uitschakelen uitzetten
fout error
foutmelding foutcode foutbericht
crash vastloper
crashen vastlopen
probleem storing moeilijkheid
oplossen verhelpen
oplossing remedie
herstellen terugzetten restore
resetten reset
ongedaan undo
wijzigen aanpassen veranderen
bewerken editen
opslaan bewaren
map folder directory
bestand file
afbeelding plaatje foto image
video film filmpje
geluid audio
scherm beeldscherm display monitor
weergeven tonen
verbergen verstoppen
zoeken opzoeken
vinden terugvinden
kopiëren dupliceren
overzetten overdragen
exporteren export
importeren import
afdrukken printen uitprinten
scannen inscannen
verbinden koppelen
verbinding connectie
loskoppelen ontkoppelen
netwerk lan
website webpagina site
homepage startpagina
adres straatadres
url link webadres
snelkoppeling shortcut
e-mail mail email
postvak inbox mailbox
bericht message
melding notificatie
bijlage attachment
computer pc
laptop notebook
besturingssysteem os
programma software
applicatie app toepassing
extensie plugin plug-in add-on
stuurprogramma driver
versie release
licentie licentiesleutel
sleutel key
broncode code
open-source opensource
bibliotheek library
koppeling integratie
database databank
tabel table
query zoekopdracht
kolom column
veld invoerveld
variabele omgevingsvariabele
opdracht commando command
opdrachtregel commandoregel terminal opdrachtprompt
argument parameter
functie functionaliteit feature
taak task job
logboek log logbestand
werkgeheugen ram
opslagruimte schijfruimte
harde-schijf hdd ssd
schijf drive
processor cpu
videokaart gpu
klembord clipboard
sneltoets toetsencombinatie
knop button
venster dialoogvenster
pictogram icoon icon
sjabloon template
lettertype font
kleur tint
achtergrond achtergrondafbeelding
thema theme
ontwerp design
taal language
rechten machtiging toestemming
machtiging permissie
toegang access
toestaan toelaten
verbieten verbod
deblokkeren ontgrendelen
vergrendelen locken
certificaat certificate
beveiliging veiligheid
beveiligingslek kwetsbaarheid lek
virus malware
tweestapsverificatie tweefactorauthenticatie 2fa
rol gebruikersrol
delen share
synchroniseren synchronisatie sync
handmatig manueel
standaard default standaardwaarde
limiet grens bovengrens
beperken begrenzen limiteren
beperking limiet restrictie
aantal hoeveelheid
afmeting maat
duur tijdsduur looptijd
snel vlug rap
traag langzaam sloom
handleiding gebruiksaanwijzing handboek
handleiding instructie
tutorial stappenplan
documentatie docs
voorbeeld example
hulp ondersteuning support
klantenservice klantendienst helpdesk
vereiste voorwaarde
systeemeisen systeemvereisten
noodzakelijk nodig vereist
verplicht vereist
beschikbaar verkrijgbaar leverbaar
prijs kosten tarief
kosten vergoeding
gratis kosteloos
duur prijzig
goedkoop voordelig
korting reductie
kortingscode kortingsbon couponcode
cadeaubon cadeaukaart
waardebon voucher
kopen aanschaffen bestellen
bestelling order
winkelwagen winkelmandje winkelmand
product artikel
winkel shop zaak
webwinkel webshop
verkoper handelaar
fabrikant producent
betalen afrekenen betaling
betaalmethode betaalwijze betaalmogelijkheid
incasso domiciliëring
termijnbetaling gespreid
factuur rekening
btw omzetbelasting
aanbetaling voorschot
betalingsherinnering aanmaning
levering bezorging
leveren bezorgen
verzenden versturen opsturen
levertijd bezorgtijd leveringstermijn
verzendkosten bezorgkosten portokosten
pakket pakje zending
trackingcode track-and-trace volgcode
retourneren terugsturen terugzenden
retour retourzending
terugbetaling restitutie
terugbetalen restitueren
annuleren afzeggen cancelen
annulering annulatie
herroeping herroepingsrecht
bedenktijd zichttermijn
garantie waarborg
kapot stuk defect
beschadigd schade
reparatie herstelling
repareren maken herstellen
onderdeel reserveonderdeel
accessoire toebehoren
contract overeenkomst
abonnement subscription
opzeggen beëindigen
offerte prijsopgave
aanbieding actie promotie
nieuwsbrief newsletter
beoordeling recensie review
privacy privacybeleid privacyverklaring
avg gdpr
algemene-voorwaarden leveringsvoorwaarden
openingstijden openingsuren
afspraak consult
reserveren boeken
reservering boeking
reservering reservatie
aankomst inchecken check-in
vertrek uitchecken check-out
vakantiehuis vakantiewoning
gast bezoeker
entree toegangsprijs
ticket toegangskaart kaartje
parkeerplaats parkeerplek
parkeergarage parking
auto wagen voertuig
halte bushalte
vliegveld luchthaven
rolstoeltoegankelijk rolstoelvriendelijk
baby zuigeling
jongere tiener
senior bejaarde oudere
gezin familie
arts dokter
huisarts huisdokter
tandarts tandartspraktijk
behandeling therapie
zorgverzekering ziektekostenverzekering
zorgverzekeraar ziekenfonds mutualiteit
medicijn geneesmiddel medicatie
verdoving anesthesie
eten maaltijd
menu menukaart
drank drankje
cursus opleiding training
evenement event
medewerker werknemer personeel
contactpersoon aanspreekpunt
bedrijf onderneming firma
bellen telefoneren opbellen
telefoonnummer nummer
vacature baan job
apparaat toestel
accu batterij
opladen laden
oplader lader
stopcontact contactdoos
kabel snoer
koptelefoon hoofdtelefoon headset
afstandsbediening remote
televisie tv
camera fototoestel
schoonmaken reinigen poetsen
waterdicht waterbestendig
lawaai herrie
stroom elektriciteit
stroomverbruik energieverbruik
ingrediënt bestanddeel
houdbaarheid houdbaarheidsdatum
optioneel facultatief
extra aanvullend bijkomend
overzicht samenvatting
ontwikkelaar developer programmeur
ontwikkeling development
testen uitproberen
controleren checken nakijken
ai kunstmatige-intelligentie
domein domeinnaam
uitrollen deployen deployment
omgeving environment
gebeurtenis event
waarschuwing alarm
geschiedenis historie history
prullenbak prullenmand
bladwijzer favoriet bookmark
sorteren ordenen
hernoemen naamswijziging
titel kop
label tag trefwoord
opmerking commentaar reactie
profiel gebruikersprofiel
profielfoto avatar
browser webbrowser
ontvangen krijgen
afhalen ophalen
filiaal vestiging
wasmachine wasautomaat
koelkast ijskast
wifi wi-fi
instellen inrichten
installatie setup
deïnstalleren de-installeren verwijderen
stil geluidsarm geluidloos
voedingsadapter netadapter
provider internetprovider
`,
  related: `
2fa: tweestapsverificatie authenticatie authenticator totp verificatiecode herstelcode; 404:
redirect route pagina pad; 500: serverfout logbestand exception; aanbetaling: voorschot betaling
reservering; aanbevelen: best-practice tip aanbevolen; aanbevolen: best-practice systeemvereisten
advies; aanbieding: korting actie sale; aanbod: assortiment collectie; aangekomen: bezorging
bezorgd; aangemeld: sessie login cookie; aankomen: aankomst inchecken levertijd; aankomst: inchecken
incheck-tijd route; aankoop: bestelling factuur aankoopbewijs; aankoopbewijs: kassabon factuur
garantie; aanmaken: toevoegen nieuw genereren instellen; aanmaning: betalingsherinnering factuur;
aanmelden: login registratie gebruikersnaam wachtwoord inloggegevens sso; aannemen: bezorging
handtekening; aanpassen: configuratie instelling thema sjabloon personaliseren; aanschaffen: prijs
bestelling; aansluiten: aansluiting kabel stekker verbinding poort; aansluiting: stekker kabel
adapter poort; aansprakelijk: aansprakelijkheid voorwaarden; aanval: beveiliging firewall
brute-force kwetsbaarheid; aanvraag: formulier status; aanvragen: aanvraagformulier formulier;
aanzetten: inschakelen activeren optie; abonneren: abonnement nieuwsbrief subscribe; access-token:
token authenticatie api-sleutel; account: registratie login profiel gebruikersaccount; accu:
acculaduur oplader capaciteit; accuduur: accu batterijduur uren; achteraf: klarna factuur
achterafbetaling; achterafbetalen: klarna factuur betaalmethode; achtergrondproces: service daemon
systemd; actie: korting aanbieding actievoorwaarden; actiecode: kortingscode voucher; activeren:
inschakelen optie licentiesleutel activatiecode; activeringscode: licentiesleutel activatie
serienummer; adblocker: browser extensie blokkeren cookies; add-on: extensie plugin module; admin:
beheerder rol rechten machtiging beheer; adminrechten: beheerder root sudo gebruikersrechten; adres:
route locatie contact; adreswijziging: adres klantaccount bezorgadres; advies: contact
adviesgesprek; afbeelding: png jpg afbeeldingsformaat galerij upload; afbetaling: termijnen krediet
rente; afbreken: annuleren timeout stoppen; afdrukken: pdf afdrukvoorbeeld printer marge;
afgebroken: timeout verbinding fout onderbreking; afgeleverd: bezorging track-and-trace buren;
afgeprijsd: korting uitverkoop sale; afgeschreven: incasso betaling; afgewezen: afwijzing bezwaar;
afhaalpunt: afhalen postnl servicepunt; afhalen: afhaalpunt filiaal magazijn; afhankelijk: vereiste
pakket dependency bibliotheek; afhankelijkheid: dependency pakket bibliotheek versie; afkorting:
begrippenlijst definitie; afmelden: uitloggen sessie uitschrijven nieuwsbrief; afmeting: maten
breedte hoogte diepte; afneembaar: hoes wasbaar; afrekenen: betaling winkelwagen kassa;
afschrijving: incasso betaling; afsluiten: stoppen uitschakelen shutdown; afspelen: weergave speler
video codec; afspraak: agenda maken afzeggen; afvangen: exception hook foutafhandeling;
afwasmachine: vaatwasserbestendig reiniging; afwerking: lak coating oppervlak; afzeggen: annuleren
afspraak; agenda: planning evenementen; ai: model taalmodel llm; airco: airconditioning kamer;
alcohol: drank bar leeftijd; alias: doorsturen naam domein; allergeen: allergenen ingrediënten;
allergie: allergenen ingrediënten dieet; allergisch: allergenen ingrediënten; alternatief:
vergelijking variant; aluminium: materiaal metaal; ambulance: spoed noodgeval; analyse: statistiek
rapport; android: app play-store apk smartphone; angst: angstpatiënten verdoving; annuleren:
annulering annuleringsvoorwaarden bestelling; annulering: annuleringsvoorwaarden restitutie;
annuleringskosten: annuleren voorwaarden; anoniem: privacy ip-adres anonimiseren gast; antislip:
zool materiaal; antivirus: virusscanner uitzondering malware; api: interface endpoint rest token
documentatie; api-key: api-sleutel token authenticatie inloggegevens; api-sleutel: token
authenticatie inloggegevens api; apk: android installatie download; apotheek: medicijnen recept
dienstapotheek; app: applicatie android ios download; apparaat: toestel handleiding; archief: backup
zip geschiedenis bewaartermijn; archiveren: archief bewaren export bewaartermijn; argument:
parameter optie; arm: architectuur raspberry platform aarch64; artikelnummer: product bestelnummer;
arts: spreekuur afspraak praktijk; assistente: praktijk telefonisch; assortiment: producten merken
collectie; auteursrecht: copyright licentie; auth: authenticatie token login; authenticatie: login
token wachtwoord oauth sso ldap; auto-onderdeel: onderdelen kenteken; automatisch: planning cron
automatisering script; autostart: service systeemstart systemd opstarten; avatar: profielfoto
profiel; avg: privacy persoonsgegevens verwerkersovereenkomst toestemming; avond: avondopenstelling
openingstijden; avondeten: diner restaurant; avondlevering: bezorging bezorgmoment; baan: vacatures
solliciteren; baby: babybedje kinderen; babybedje: kinderbed kamer; babysitter: oppas kinderopvang;
back-uppen: backup herstellen snapshot; backend: server api database; backup: herstellen snapshot
reservekopie; bad: badkamer zwembad; badkamer: douche kamerfaciliteiten; bagage: bagageopslag
koffer; balie: receptie openingstijden; balkon: terras kamer; bancontact: betaalmethoden betaling;
bandbreedte: snelheid mbit dataverkeer; bank: bankrekening overschrijving zitmeubel;
bankoverschrijving: iban overboeking betaalmethode; barbecue: bbq terras; barcode: streepjescode
scanner ean qr-code; batch: script bulk verwerking; batterij: accu type levensduur; bed: matras
afmetingen; bedenktijd: herroepingsrecht retour 14-dagen; bediening: interface toetsenbord
handleiding; bedrag: prijs som; bedrijf: organisatie onderneming; bedrukken: bedrukking logo opdruk;
begeleider: begeleiding korting; begeleiding: coach rondleiding; begin: introductie startdatum;
beginner: tutorial snelstart basis introductie; begrafenis: uitvaart condoleance; begrenzen: limiet
quotum rate-limit maximum; begrijpen: uitleg handleiding; behandelen: behandeling consult;
behandeling: consult kosten vergoeding; beheer: beheerder dashboard rechten; beheerder: rol rechten
root beheer; belasting: btw invoerrechten draagvermogen; bellen: telefoonnummer contact bereikbaar;
benchmark: prestaties snelheid vergelijking; beoordelen: beoordeling recensie; bereikbaar:
verbinding firewall poort dns; bericht: notificatie e-mail chat; beroep: vacatures bezwaar;
beschadigd: corrupt herstellen transportschade; beschadiging: transportschade klacht garantie;
beschermen: beveiliging wachtwoord versleuteling; beschikbaar: voorraad levertijd; beslissing:
besluit bezwaar; bestand: bestandsformaat upload map bestandsgrootte; bestandsgrootte: limiet
maximum upload; bestandsnaam: hernoemen extensie tekens; bestandstype: extensie format mime; beste:
aanbeveling vergelijking; bestelbevestiging: e-mail bestelnummer; besteld: bestelstatus bestelling;
bestellen: winkelwagen afrekenen bestelstatus; bestelling: bestelstatus bestelnummer
track-and-trace; bestelnummer: bestelbevestiging klantaccount; besturingssysteem: windows linux
macos systeemvereisten platform; beta: voorversie testversie release; betaald: betalingsbevestiging
betaling; betaalmethode: ideal paypal creditcard; betaalwijze: ideal paypal creditcard; betalen:
betaalmethoden ideal paypal creditcard; betaling: betaalmethoden ideal factuur; betekenen: definitie
betekenis; betekenis: definitie begrippenlijst; beter: vergelijking aanbeveling voordelen;
betrouwbaar: beschikbaarheid stabiliteit uptime; beugel: orthodontist gebit; bevalling:
verloskundige geboorte; beveiligen: beveiliging versleuteling firewall wachtwoord; beveiliging:
versleuteling firewall certificaat; bevestigen: verificatie e-mail activatielink; bevestigingsmail:
spam e-mail activatielink verificatie; bewaartermijn: privacy persoonsgegevens; bewaren: opslaan
opslag export bewaartermijn; bewerken: editor wijzigen; bezichtigen: bezichtiging afspraak; bezoek:
bezoektijden openingstijden; bezoeken: openingstijden route tickets; bezoekuur: bezoektijden
afdeling; bezorgadres: afleveradres bestelling; bezorgd: bezorging track-and-trace; bezorgdienst:
postnl dhl dpd; bezorgen: bezorging levertijd bezorgkosten; bezorger: postnl dhl buren; bezorging:
levertijd bezorgmoment verzendkosten; bezorgkosten: verzendkosten gratis; bezwaar: bezwaarschrift
termijn; bibliotheek: package module dependency; bijbestellen: nabestellen reserveonderdeel;
bijdrage: pull-request community ontwikkeling; bijgeleverd: inhoud meegeleverd accessoires;
bijhouden: log registratie tracking; bijlage: bestand e-mail bestandsgrootte; bijsluiter:
ingrediënten dosering gebruiksaanwijzing; bijvullen: navulling hervulbaar; bijwerken: update upgrade
patch versie; bijwerking: bijsluiter dosering; binnenkort: roadmap gepland release; bio: biologisch
keurmerk; biologisch: keurmerk ingrediënten; blacklist: blokkeren blokkeerlijst filter; bladwijzer:
favorieten browser; bloed: bloedafname laboratorium; bloedprikken: laboratorium afspraak; blog:
artikel bericht rss; blokkeren: blokkeerlijst firewall filter; boeking: reservering bevestiging;
boete: betalingstermijn incassokosten; bon: kassabon aankoopbewijs; booten: opstarten bootloader
uefi bios; boren: pluggen montage; borg: waarborgsom terugbetaling; branch: git merge; brandwerend:
hittebestendig veiligheid; breedte: layout pixels kolom afmetingen; breekbaar: verpakking glas;
brief: post porto; brievenbus: bezorging brievenbuspakket; broncode: repository github code;
browser: chrome firefox safari edge cache; bruiloft: trouwen feestzaal; brute-force: inlogpogingen
blokkade rate-limit; btw: factuur tarief btw-nummer; btw-nummer: zakelijk factuur; bug: fout issue
bugrapport melden; build: compileren pipeline artefact; buitenland: internationaal verzending
douane; bundel: set pakket; buren: bezorging afgeleverd; bus: buslijn halte dienstregeling; buslijn:
halte dienstregeling; cache: legen browser buffer; caching: cache prestaties redis; cadeau:
cadeauverpakking cadeaubon; cadeaubon: cadeaukaart saldo geldigheid; cadeaukaart: saldo geldigheid
inwisselen; cadeautje: cadeauverpakking cadeaubon; camera: megapixel lens foto; camper: camperplaats
camping; camping: kampeerplaats stacaravan; capaciteit: inhoud liter mah; captcha: spam formulier
bot; caravan: camping trekhaak; cartridge: inkt printer; cashback: actievoorwaarden terugbetaling;
catering: buffet evenement; ce-keurmerk: certificering veiligheid; certificaat: ssl tls https;
changelog: wijzigingen release-notes versie; chat: bericht messenger livechat; chatbot: ai assistent
taalmodel; chef: directie leidinggevende; chloor: reiniging zwembad; chrome: browser extensie;
cloud: server hosting opslag synchronisatie; cluster: node high-availability replicatie schalen;
cms: content beheer wordpress; coach: coaching begeleiding; coating: laag oppervlak; code: broncode
repository snippet; codec: video format audio; collectie: assortiment seizoen; collega: team
medewerkers; commando: opdrachtregel terminal cli syntaxis; commentaar: opmerking
configuratiebestand; commit: git branch wijziging; community: forum bijdragen discord; compatibel:
compatibiliteit ondersteund versie; compileren: build broncode; computer: pc systeemvereisten;
concurrent: vergelijking alternatief; configureren: instelling configuratiebestand optie; consult:
afspraak spreekuur; contact: e-mailadres telefoonnummer contactformulier; container: docker image
podman kubernetes; contant: betaalmethoden pinnen; contract: overeenkomst looptijd opzegtermijn;
controle: controleren inspectie; cookies: privacy toestemming browser consent; copyright:
auteursrecht licentie; corrupt: beschadigd herstellen backup; coupon: kortingscode voucher;
couponcode: kortingscode actie; cpu: processor kernen prestaties; crash: logbestand crashrapport
herstarten; crèche: kinderopvang dagverblijf; creditcard: visa mastercard betaalmethoden; cron:
planning cronjob taak; csv: export import tabel scheidingsteken; cursus: inschrijven programma
certificaat; dagkaart: ticket tarief; darkmode: thema donker weergave; dashboard: overzicht widget
statistieken; data: database export opslaglocatie privacy; database: mysql postgresql sqlite sql
tabel; databasefout: verbinding sql migratie; datalek: beveiliging privacy melding; dataverlies:
backup herstellen; datum: tijdstempel datumnotatie tijdzone; deactiveren: uitschakelen optie;
deadline: termijn uiterste-datum; dealer: verkooppunt winkel; debuggen: log breakpoint
foutopsporing; deelnemen: inschrijven deelname; default: standaardwaarde standaard; definiëren:
configuratie declaratie variabele; deïnstalleren: verwijderen installatie opruimen; delen:
machtiging link map samenwerken; demo: proefversie voorbeeld; demonteren: demontage montage;
dependency: afhankelijkheid pakket versie; deploy: uitrollen productie release; desktop: bureaublad
interface client; developer: ontwikkelaar api sdk; dhl: verzending pakket track-and-trace; dicht:
openingstijden gesloten waterdicht; dieet: dieetwensen allergenen; diefstal: verzekering
beveiliging; dienst: service systemd proces; dierenarts: praktijk huisdier; dikte: afmetingen
millimeter; diner: restaurant menu; diploma: certificaat opleiding; directeur: directie bestuur;
dns: domein nameserver record a-record; docker: container image compose volume; documentatie:
handleiding gids referentie; doel: doelstelling missie; doelgroep: geschikt leeftijd; dokter:
spreekuur afspraak huisarts; domein: dns subdomein ssl redirect; domeinnaam: dns registratie
verhuizen; donatie: doneren steunen; doneren: donatie steunen; donker: donkere-modus thema
helderheid; doorsturen: redirect forward proxy; doorverwijzen: redirect link url; douane:
invoerrechten btw; douche: badkamer kamerfaciliteiten; dpd: verzending pakket; draadloos: wifi
bluetooth; draagvermogen: gewicht kilo; driver: stuurprogramma installatie update; drogen:
wasvoorschrift droger; droger: wasvoorschrift droogtrommel; dubbel: duplicaat uniek; duplicaat:
dubbel samenvoegen uniek; duren: levertijd doorlooptijd; duurzaam: keurmerk recycling; e-bike: accu
actieradius fiets; echo: zwangerschap onderzoek; echt: origineel authenticiteit; editor: bewerken
teksteditor wysiwyg; eenmalig: token code; eenpersoonskamer: kamer toeslag; eerst: aan-de-slag
stappen; eigenaar: rol rechten owner; eisen: vereisten voorwaarden; elektrisch: stroom accu motor;
elektronica: apparaten recycling; embed: iframe widget insluiten; encoding: utf-8 tekenset;
encryptie: versleuteling sleutel tls; endpoint: api url route; energielabel: energieklasse verbruik;
energiezuinig: energielabel verbruik; engels: taal vertaling lokalisatie; enterprise: licentie
bedrijf support; env: omgevingsvariabele configuratie; environment: omgevingsvariabele productie
configuratie; ergonomisch: verstelbaar houding; error: fout foutmelding logbestand; ervaring:
beoordelingen recensies; eten: restaurant menukaart ontbijt; etiket: label opdruk; evenement:
programma tickets locatie; event: gebeurtenis webhook trigger; examen: diploma inschrijven; excel:
csv xlsx export spreadsheet; exception: fout foutafhandeling stacktrace; experimenteel: beta
instabiel feature-flag; exporteren: export csv download format; expositie: tentoonstelling
openingstijden; extensie: plugin add-on module marketplace; extern: remote api derden; fabriek:
productie herkomst; fabrieksfout: garantie klacht; fabrieksinstellingen: herstellen terugzetten
resetten; factuur: factuuradres download btw; factuuradres: factuur klantaccount; failover:
high-availability redundantie cluster; familie: familiekamer gezin; faq: veelgestelde-vragen hulp;
feature: functie functionaliteit roadmap; feedback: reactie contact; feest: feestzaal evenement;
feestdag: openingstijden gesloten; fiets: framemaat accu helm; fietsen: fietsverhuur fietsroute;
fietshuur: fietsverhuur prijzen; fietsverhuur: e-bike prijzen; filiaal: winkel openingstijden
vestiging; filter: zoeken regel sortering; firefox: browser extensie; firewall: poort regel
toestaan; firmware: update versie flashen; fitness: sportschool abonnement; flashen: firmware update
bootloader; folder: map pad directory; font: lettertype css; forceren: force verplicht beleid;
formaat: afmetingen bestandsformaat grootte; formatteren: opmaak stijl schijf; formulier: veld
invoer validatie; fout: foutmelding logbestand probleemoplossing oorzaak oplossing; foutmelding:
foutcode oorzaak oplossing logbestand; foutopsporing: debug logbestand probleemoplossing; framemaat:
lichaamslengte fiets; fraude: veiligheid oplichting; frituren: olie temperatuur; frontend: interface
javascript; ftp: sftp upload inloggegevens; functie: methode referentie functionaliteit; fysio:
fysiotherapie behandeling; fysiotherapeut: fysiotherapie vergoeding; gaatje: vulling tandarts;
garantie: garantietermijn fabrieksgarantie reparatie; garantiebewijs: aankoopbewijs kassabon;
garantietermijn: garantie jaar; gast: bezoekers huisregels; geblokkeerd: firewall blokkade whitelist
inlogpogingen; geboortedatum: leeftijd persoonsgegevens; gebroken: schade reparatie garantie;
gebruik: toepassing handleiding; gebruiker: account rol rechten groep gebruikersbeheer;
gebruikersnaam: login inloggegevens account; gebruiksaanwijzing: handleiding download; gecrasht:
crash logbestand herstarten; gehackt: beveiliging wachtwoord kwetsbaarheid; gehandicapt:
rolstoeltoegankelijk mindervaliden; geheim: secret versleuteling token omgevingsvariabele; geheugen:
ram geheugengebruik systeemvereisten; geheugengebruik: ram limiet optimalisatie; geïnstalleerd:
installatie pakket versie; geld: terugbetaling betaling; geldig: voorwaarden verlopen; geldt:
geldigheid voorwaarden; geleverd: bezorging levering; gelijktijdig: parallel aantal; gemeente:
vergunning loket; geneesmiddel: medicijnen bijwerkingen; genereren: aanmaken build generator;
genoeg: minimum capaciteit; geopend: openingstijden openingsuren; gepland: roadmap planning cron;
geretourneerd: retour terugbetaling; gescheurd: schade garantie; geschiedenis: log versies browser
historie; geschikt: toepassing compatibel; gesloten: openingstijden sluitingsdag; gestolen: diefstal
verzekering; geur: parfum ventileren; gevaar: veiligheid waarschuwing; geweigerd: machtiging toegang
denied; gewicht: kilogram draagvermogen; gewist: herstellen prullenbak backup; gewonnen: winactie
prijs; gezin: familiekamer gezinskaart; gezinskaart: tarief tickets; giftig: ingrediënten
veiligheid; git: repository branch commit klonen; github: repository issue pull-request; gitlab:
repository pipeline; glas: materiaal breekbaar; glutenvrij: allergenen ingrediënten; goedkoop: prijs
korting aanbieding; goedkoper: laagste-prijs-garantie korting; google: zoekmachine seo android
login; gpu: videokaart cuda versnelling; grafiek: diagram chart visualisatie; grafisch: interface
gui; gratis: kosteloos prijs; graveren: gravure personaliseren; gravure: personaliseren tekst;
griep: griepprik vaccinatie; groep: team rol rechten; groot: afmetingen maattabel; groter: maat
uitbreiden; gynaecoloog: verwijzing ziekenhuis; haardroger: föhn badkamer; hacken: beveiliging
kwetsbaarheid aanval; halen: afhalen filiaal; halte: bus openbaar-vervoer; handmatig: configuratie
installatie stappen; handtekening: ontvangst ondertekenen; handwas: wasvoorschrift wassen; hangen:
herstarten proces timeout crash; hardware: systeemvereisten cpu ram; helpen: hulp support
vrijwilligers; hergebruiken: sjabloon component; herhalen: retry interval; herinneren: herinnering
notificatie; herinnering: notificatie betalingsherinnering; herkennen: detectie driver; herkomst:
oorsprong productie; hernoemen: naam bestandsnaam; herroepen: herroepingsrecht retour; herroeping:
herroepingsrecht modelformulier; herstarten: restart service opnieuw; herstelcode: 2fa
tweestapsverificatie backupcode; herstellen: backup restore prullenbak; hersteltijd: nazorg
behandeling; hervatten: abonnement pauzeren; hitte: hittebestendig temperatuur; hittebestendig:
temperatuur materiaal; hoelang: duur termijn levertijd; hoes: wasbaar bescherming; hoesje:
bescherming telefoon; hoevaak: frequentie interval; homepage: startpagina route; hond: huisdieren
toeslag; hoog: afmetingen centimeter; host: server hostnaam domein; hosten: hosting server
self-hosted; hosting: server domein provider; hotel: kamers overnachting; hotelkamer: kamer
overnachting; houdbaarheid: houdbaarheidsdatum bewaren; hout: massief eiken onderhoud; http: request
https poort; https: ssl certificaat tls; huisarts: verwijzing spreekuur; huisdieren: toegestaan
toeslag; huisregels: reglement verboten; hulp: support klantenservice helpdesk; hulpmiddel: tool
accessoires; huren: verhuur huurprijs; huurauto: autoverhuur borg; iban: bankrekening overboeking;
icoon: pictogram svg; ideal: betaalmethoden betaling; identiteit: identiteitsbewijs verificatie;
iframe: embed insluiten; imap: e-mail mailserver smtp; importeren: import csv inlezen; inbegrepen:
inclusief meegeleverd; inbouwen: montage afmetingen; incasso: machtiging afschrijving iban;
inchecken: check-in receptie aankomst; inclusief: btw meegeleverd; index: zoeken database sitemap;
inenting: vaccinatie afspraak; informatie: brochure contact; ingang: adres toegankelijkheid;
ingeleverd: inleveren recycling; ingelogd: sessie login cookie; ingrediënt: allergenen
samenstelling; inhoud: liter meegeleverd verpakking; inkt: cartridge printer; inleveren: recycling
afvalpunt; inlezen: import csv scannen; inloggegevens: gebruikersnaam wachtwoord login; inloggen:
login wachtwoord inloggegevens sso; inplannen: planning cron agenda; inruilen: inruilwaarde
tweedehands; inschrijfgeld: kosten inschrijving; inschrijven: aanmelding inschrijfformulier;
insluiten: embed iframe widget; installatie: vereisten setup download; installeren: installatie
setup download pakketbeheer; instellen: configuratie optie parameter; instelling: optie configuratie
parameter; integratie: koppeling api webhook connector; integreren: integratie koppeling api plugin;
interface: api gui weergave; internationaal: landen verzending; internet: verbinding router offline;
invalide: rolstoeltoegankelijk mindervaliden; invoegen: plakken insert embed; invoerrechten: douane
buitenland; invullen: formulier veld verplicht; inwisselen: cadeaubon kortingscode; ip: ip-adres
netwerk dhcp; ip-adres: netwerk dhcp dns; jaar: jaarlijks looptijd; jongeren: jeugd leeftijd; json:
format api configuratiebestand; juridisch: voorwaarden aansprakelijkheid; kaart: plattegrond
klantenkaart pas; kaartje: ticket tarief; kabel: aansluiting adapter usb; kamer: overnachting
faciliteiten; kamperen: camping kampeerplaats; kapot: defect reparatie garantie; kapper: knippen
afspraak; kassa: betaling winkelwagen; kassabon: aankoopbewijs garantie; kast: afmetingen montage;
katoen: materiaal wasvoorschrift; kernel: linux driver module; keurmerk: certificaat thuiswinkel;
keuze: assortiment varianten; kies: tandarts wortelkanaalbehandeling; kiespijn: spoed tandarts;
kiezen: selectie optie vergelijking; kind: kinderen kindertarief; kinderbed: babybedje kamer;
kinderen: kindertarief leeftijd; kinderfeestje: arrangement verjaardag; kinderopvang: bso
dagverblijf; kinderslot: beveiliging kinderen; kinderstoel: restaurant baby; kindertarief: leeftijd
kinderen; klacht: klachtenformulier klantenservice; klagen: klacht klantenservice; klant:
klantaccount klantnummer; klantenkaart: spaarpunten voordeel; klantenservice: contact telefoonnummer
chat; klantnummer: klantaccount factuur; klarna: achteraf betaalmethoden; klein: afmetingen compact;
klembord: kopiëren plakken; kleuren: varianten uitvoeringen; kleurstaal: monster kleuren; kliniek:
behandeling specialist; klonen: clone git kopie; kluis: kluisje safe; kluisje: locker garderobe;
knippert: led lampje foutcode; knop: toets actie klik; koelen: koeling koelkast; koelkast: bewaren
temperatuur; koffiezetapparaat: ontkalken reiniging; kopen: bestellen winkelwagen prijs; kopie:
duplicaat backup; kopiëren: duplicaat klembord plakken; koppelen: integratie verbinding bluetooth
pairing; koppeling: integratie api connector; koptelefoon: bluetooth noise-cancelling; korting:
kortingscode actie studentenkorting; kortingscode: winkelwagen actie invullen; kosten: prijs tarief
verzendkosten; krassen: oppervlak krasvast; krijgen: ontvangen levering; krimpen: wassen
wasvoorschrift; kroon: tandarts kosten; kubernetes: helm cluster container; kvk: kvk-nummer
bedrijfsgegevens; kvk-nummer: bedrijfsgegevens contact; kwaliteit: materiaal keurmerk;
kwetsbaarheid: beveiliging cve patch; kwijt: herstellen vergeten zoeken; kwijtgeraakt: herstellen
backup vergeten; kwijtraken: verlies backup herstellen; laadpaal: laden elektrisch; laadt: laadtijd
cache traag; laadtijd: accu uren; laboratorium: bloedafname uitslag; laden: laadtijd oplader import;
lader: oplader usb-c; lampje: led indicator foutcode; layout: thema sjabloon weergave; ldap:
active-directory authenticatie sso; lease: looptijd maandbedrag; leder: onderhoud materiaal;
leeftijd: leeftijdsgrens minimumleeftijd; leeftijdsgrens: minimumleeftijd legitimatie; leer: leder
onderhoud; legen: cache prullenbak verwijderen; legitimatie: identiteitsbewijs paspoort; lekken:
lekkage afdichting; lenen: uitleen bruikleen; lengte: afmetingen maattabel; leren: tutorial cursus;
lettertype: font css tekst; levensduur: slijtage jaren; leveradres: bezorgadres afleveradres;
leverbaar: voorraad levertijd; leveren: levering bezorging; levering: bezorging levertijd;
levertijd: werkdagen voorraad bezorging; lezen: alleen-lezen import scanner; library: bibliotheek
package module; licentie: gebruiksrecht mit open-source licentiesleutel; licentiesleutel: activering
serienummer aankoop; lid: lidmaatschap contributie; lidmaatschap: contributie opzeggen; lift:
verdieping toegankelijk; limiet: quotum maximum rate-limit; link: url hyperlink verwijzing; live:
productie streaming realtime; loadbalancer: proxy cluster schalen; locatie: pad map adres; lockfile:
versie dependency; log: logboek logbestand logniveau; logboek: log logbestand gebeurtenissen; login:
inloggegevens wachtwoord sso; logs: logbestand logniveau rotatie; loskoppelen: ontkoppelen
verbinding verwijderen; luchthaven: shuttle transfer; lunch: lunchkaart restaurant; maaltijd:
restaurant diner; maat: maattabel pasvorm; maattabel: maat pasvorm; maatwerk: aangepast offerte
plugin; mac: macos apple installatie; machine-wasbaar: wasvoorschrift wassen; magnetron:
magnetronbestendig opwarmen; mail: e-mail smtp postvak; mailen: e-mail smtp contact; mailserver:
smtp imap poort; maken: aanmaken genereren toevoegen; malware: virus antivirus beveiliging;
mankement: defect garantie; map: folder pad bestand; mappen: mapping toewijzen veld; markdown:
opmaak tekst syntaxis; massage: wellness behandeling; maximaal: limiet maximum; medicijn: bijsluiter
recept; meedoen: bijdragen community deelname; meegeleverd: inhoud accessoires; meenemen: afhalen
bagage; meerdere: bulk multi aantal; meertalig: taal vertaling lokalisatie; melden: bugrapport issue
contact; melding: notificatie waarschuwing push; meldkamer: noodgeval alarm; menukaart: gerechten
restaurant; merk: fabrikant assortiment; meting: sensor meetwaarde; metro: halte openbaar-vervoer;
meubel: montage afmetingen; microfoon: audio opname rechten; migratie: upgrade overzetten verhuizen;
migreren: migratie overzetten import; mindervalide: rolstoeltoegankelijk aangepast; minimaal:
minimum vereisten; minimumbedrag: bestelwaarde verzendkosten; misgelopen: bezorging afhaalpunt;
mislukken: fout oorzaak retry; mislukt: fout oorzaak logbestand opnieuw; mobiel: app responsive
smartphone; model: schema taalmodel type uitvoering typenummer; mondhygiënist: tandsteen
gebitsreiniging; monitoring: metrics alarm healthcheck; monster: proefmonster staal; montage:
montagehandleiding montageservice; monteren: montage montagehandleiding schroeven; monteur: afspraak
reparatie; museum: tentoonstelling tickets; museumkaart: toegang gratis; muur: muurbevestiging
pluggen; nabestellen: reserveonderdeel bestellen; nacht: overnachting nachtprijs; nachten:
overnachting minimumverblijf; nakijken: controle bestelstatus; narcose: verdoving operatie;
navullen: navulling hervulbaar; nederland: landen vestiging; nederlands: taal vertaling lokalisatie;
nederlandstalig: taal vertaling nederlands; netwerk: router ip-adres firewall; niet-tevreden: retour
klacht; niet-thuis: bezorging buren afhaalpunt; nieuw: nieuwste toevoegen; nieuws: blog actueel;
nieuwsbrief: aanmelden uitschrijven; niveau: gevorderd beginner; node: nodejs npm cluster; nodig:
vereisten benodigdheden; noodgeval: spoed alarmnummer; noodnummer: spoed telefoonnummer;
notificatie: e-mail webhook push melding; npm: package node installeren; oauth: token sso
autorisatie; offerte: aanvragen prijsopgave; offline: internet lokaal verbinding; oma: senioren
korting; omgeruild: ruilen retour; omgeving: environment productie omgevingsvariabele;
omgevingsvariabele: env configuratie; omleiden: redirect proxy; omleiding: redirect 301 url;
omruilen: ruilen retour maat; omzetten: conversie converteren format; onderdeel: reserveonderdelen
bestelnummer; onderhoud: onderhoudsmodus update reiniging; onderneming: bedrijf zakelijk;
ondersteunen: compatibel support; ondersteuning: support helpdesk compatibiliteit; ondertekenen:
handtekening certificaat; onderzoek: uitslag laboratorium studie; ongedaan: undo rollback
herstellen; ongeldig: validatie fout verlopen; ongeluk: schade verzekering; ongeval: verzekering
schade; ontbijt: ontbijtbuffet ontbijttijden inbegrepen; ontbijten: ontbijtbuffet ontbijttijden;
ontbreekt: ontbrekend installeren pakket; ontgrendelen: pincode wachtwoord blokkade; ontkalken:
ontkalker reiniging; ontslag: contract opzegtermijn; ontsleutelen: sleutel versleuteling wachtwoord;
ontvangen: inbox imap webhook; ontvangstbewijs: bevestiging factuur; ontwikkelaar: api sdk broncode
community roadmap; ontwikkelen: ontwikkeling sdk broncode; onveilig: https certificaat
kwetsbaarheid; onvolledig: ontbrekend klantenservice; onzichtbaar: verborgen zichtbaarheid weergave;
oogarts: oogmeting verwijzing; oorzaak: probleemoplossing fout reden; open-source: licentie broncode
github; openbaar-vervoer: halte trein bus; openen: bestand poort openbaar; openingstijden: geopend
gesloten maandag; operatie: ingreep narcose; ophaalservice: retour afhalen; ophalen: get api
download afhalen; ophangen: muurbevestiging ophangsysteem; opknappen: refurbished reparatie;
opladen: oplader laadtijd accu; oplader: usb-c laden adapter; opleiding: inschrijven diploma
toelating; oplichting: fraude veiligheid; oplossen: probleemoplossing oplossing troubleshooting;
opmaak: stijl markdown css editor; opmerking: feedback commentaar; opnemen: opname microfoon video;
opnieuw: retry herstarten herinstalleren; oppas: kinderopvang babysitter; oprichter: geschiedenis
team; opruimen: verwijderen cleanup schijfruimte; opschalen: schalen upgrade cluster; opslaan:
opslag export database; opslag: schijfruimte opslagruimte quotum; opstarten: start boot service;
opsturen: verzending retour; opticien: brillen oogmeting; optie: parameter instelling vlag;
optimaliseren: prestaties cache index; opvragen: query api get; opwarmen: magnetron temperatuur;
opzeggen: opzegtermijn abonnement; opzegtermijn: opzeggen maand; opzetten: installatie setup
configuratie; order: bestelling bestelnummer; organisatie: team bestuur; origineel: authenticiteit
merk; orthodontist: beugel vergoeding; os: besturingssysteem platform; ouder: leeftijd begeleiding;
ov: halte trein bus; oven: ovenbestendig temperatuur; overboeken: overboeking iban; overboeking:
iban betaling; overleden: nabestaanden opzeggen; overnachten: overnachting kamer; overnachting:
kamer prijs toeristenbelasting; overstappen: migratie opzegging overstapservice; overzetten:
migratie import overdracht; overzicht: dashboard lijst; package: pakket npm dependency; pad: map
directory route; pakbon: pakket inhoud; pakje: pakket postnl track-and-trace; pakket:
track-and-trace postnl bezorging; parameter: optie argument; parkeergarage: parkeren tarief;
parkeerkaart: parkeren vergunning; parkeerplaats: parkeren parkeerkosten; parkeren: parkeerplaats
parkeerkosten parkeergarage; partner: samenwerking dealer; pasje: klantenkaart kaart; paspoort:
identiteitsbewijs legitimatie; password: wachtwoord inloggegevens; past: afmetingen compatibel
pasvorm; pasvorm: maattabel valt; patch: update beveiligingsupdate; patiënt: intake praktijk;
pauzeren: pauze hervatten stoppen; paypal: betaalmethoden terugbetaling; pdf: export document
afdrukken; pedicure: voeten behandeling; personaliseren: gravure opdruk; personeel: team vacatures;
persoonsgegevens: privacy avg verwerking; php: composer extensie; pijn: klachten verdoving
behandeling; pin: pincode betaling; pincode: ontgrendelen code; pipeline: ci build deployment;
plaatje: afbeelding upload; plaatsen: toevoegen publiceren; plakken: klembord kopiëren invoegen
lijm; plannen: planning cron agenda; plastic: materiaal kunststof; plugin: extensie module
marketplace; poort: firewall localhost; pop-up: venster melding browser; port: firewall localhost
netwerk; postadres: adres contact; postcode: adres bezorging; postnl: pakket track-and-trace;
praktisch: tips handleiding; pre-order: reserveren releasedatum; prestaties: snelheid benchmark
optimalisatie; prijs: kosten tarief prijslijst; prijsverhoging: tarief abonnement; prijsvraag:
winactie deelname; prik: vaccinatie injectie; printer: afdrukken cartridge toner; privacy: avg
persoonsgegevens cookies; proberen: proefperiode demo; probleem: probleemoplossing fout oplossing;
procedure: stappen proces; proces: pid service workflow; productie: deployment live fabricage;
proefles: aanmelden gratis; proefperiode: gratis proefabonnement; profiel: account avatar
instellingen; programma: software installatie; programmeertaal: javascript python rust;
programmeren: api code sdk; proxy: reverse-proxy nginx gateway; psycholoog: verwijzing wachttijd;
publiceren: publicatie release zichtbaar; pull-request: review merge bijdragen; punten: spaarpunten
inwisselen; qr: qr-code scannen; query: sql filter database; queue: wachtrij job worker; quotum:
limiet opslagruimte; ram: geheugen systeemvereisten; rate-limit: limiet quotum 429; reactie:
reactietijd antwoord; reageren: reactietijd reactie; rebooten: herstarten opstarten; recensie:
beoordelingen ervaringen; recept: apotheek herhaalrecept; receptie: balie openingstijden; rechten:
machtiging rol chmod toegang; reclame: advertenties actie; recyclen: recycling inleveren; redirect:
doorsturen 301 url; referentie: documentatie api; refurbished: tweedehands garantie; regel:
voorwaarden reglement; regen: waterdicht waterafstotend; regex: reguliere-expressie patroon;
registreren: account aanmelding registratie; reinigen: schoonmaken onderhoud; rekening: factuur
bankrekening; rekeningnummer: iban overboeking; release: versie changelog download; remote: extern
ssh afstandsbediening; rente: krediet termijnen; reparatie: garantie reparatieservice; repareren:
reparatie reserveonderdelen; replicatie: cluster high-availability; repository: git broncode klonen;
reserveonderdeel: onderdelen artikelnummer; reserveren: reservering beschikbaarheid; resetten:
fabrieksinstellingen wachtwoord; rest: api http endpoint; resultaat: uitvoer output; retour:
retourneren retourlabel terugbetaling; retourkosten: retour gratis; retourlabel: retour printen;
retourneren: retour retourlabel herroepingsrecht; retourtermijn: dagen retour herroepingsrecht;
review: beoordelingen ervaringen; rijbewijs: rijschool categorie; rijles: rijschool lespakket;
rijschool: rijlessen examen; roadmap: gepland toekomst; roest: roestvrij staal; roestvrij: rvs
staal; roken: rookvrij rookruimte; rol: rechten machtiging gebruikersbeheer; rollback: terugdraaien
downgrade herstellen; rolstoel: rolstoeltoegankelijk lift; rondleiding: gids groepen; roomservice:
kamer restaurant; root: beheerder sudo rechten; routebeschrijving: parkeren adres; router: wifi
netwerk port-forwarding; ruilen: omruilen retour maat; ruimte: opslagruimte zaal afmetingen; rvs:
roestvrij staal; salaris: vacatures arbeidsvoorwaarden; saldo: cadeaukaart tegoed; sale: uitverkoop
korting; samenvoegen: merge duplicaten; samenwerken: team delen rechten; sauna: wellness badkleding;
scannen: scanner qr-code barcode; schaalbaar: schalen cluster; schade: transportschade klacht
verzekering; schadevergoeding: aansprakelijkheid schade; schalen: schaalbaarheid cluster prestaties;
scherm: resolutie weergave display; schermafbeelding: screenshot opname; schermlezer:
toegankelijkheid aria; schijf: opslag partitie ssd; schijfruimte: opslag opruimen quotum; schoenen:
schoenmaat maattabel; schoenmaat: maattabel centimeter; school: opleiding inschrijven; schoonmaken:
reiniging onderhoud; schrijven: schrijfrechten uitvoer; schroeven: meegeleverd montage; script:
automatisering shell bash; sdk: api bibliotheek client; secret: geheim token omgevingsvariabele;
self-hosted: server docker hosting; senior: korting 65-plus seniorenkorting; sensor: meting
meetbereik; seo: zoekmachine meta sitemap; serienummer: typeplaatje registratie; server: hosting
poort systeemvereisten; serverfout: logbestand 500; service: daemon systemd support; sessie: session
cookie timeout; session: sessie cookie timeout; setup: installatie configuratie wizard; shuttle:
transfer luchthaven; simkaart: sim-only provider; sjabloon: template voorbeeld; slaapstand:
energiebeheer standby; slepen: drag-and-drop volgorde; sleutel: key ssh versleuteling; slijtage:
levensduur onderdelen; sluiten: venster poort; smartphone: app android iphone; smtp: e-mail
mailserver; snapshot: backup herstellen; snel: spoed levertijd; snelheid: prestaties bandbreedte;
sneller: prestaties cache optimalisatie; sneltoets: toetsenbord toetsencombinatie; snoerloos: accu
draadloos; software: programma download licentie; sollicitatie: vacatures sollicitatieprocedure;
solliciteren: vacatures sollicitatieprocedure; sorteren: sortering volgorde; spa: wellness sauna;
spaarpunten: klantenkaart inwisselen; spam: spamfilter captcha; specialist: verwijzing ziekenhuis;
speelgoed: leeftijd keurmerk; speeltuin: kinderen faciliteiten; spoed: spoedlevering noodgeval;
spoedgeval: spoed noodnummer; sponsor: sponsoring partners; sporten: sportschool fitnessruimte;
spreekuur: afspraak praktijk; sql: query database; ssh: sleutel terminal sftp; ssl: certificaat
https tls; sso: saml oauth single-sign-on; stage: stagiair vacatures; staging: testomgeving
omgeving; standaard: default standaardwaarde; standaardwaarde: default optie; starten: opstarten
service commando; statiegeld: inleveren fles; station: trein afstand; statistiek: rapport dashboard;
status: statuspagina beschikbaarheid; steunen: donatie sponsoring; stoel: zithoogte draagvermogen;
stofzuiger: filter zuigkracht; stopcontact: stekker spanning; stoppen: proces uitschakelen; storing:
statuspagina onderhoud bereikbaarheid; strand: zee afstand; streamen: streaming video; stroom:
stopcontact voeding verbruik; stroomuitval: noodstroom accu; student: studentenkorting collegekaart;
studentenkorting: korting studenten; stuk: defect reparatie garantie; stuurprogramma: driver update;
subsidie: aanvragen toeslag; sudo: root rechten; support: helpdesk ondersteuning ticket;
synchroniseren: synchronisatie sync; syntaxis: grammatica voorbeeld; systeemeisen: hardware minimum
besturingssysteem; taak: job planning queue; taal: vertaling lokalisatie taalinstelling; tabel:
kolom rij database; tag: label trefwoord versie; tand: tandarts gebit; tandarts: afspraak controle
behandeling; tandsteen: mondhygiënist gebitsreiniging; tarief: prijzen kosten; taxi: vervoer
luchthaven; team: groep leden rollen; tegoed: saldo cadeaubon; tegoedbon: tegoed geldigheid;
tekenset: utf-8 encoding; tekst: lettertype editor opmaak; telefonisch: telefoonnummer bereikbaar;
telefoon: toestel telefoonnummer abonnement; telefoonnummer: contact bellen; televisie: scherm hdmi;
template: sjabloon thema; tent: opbouw waterkolom; tentoonstelling: museum openingstijden; terecht:
contact adres; termijn: gespreid betaling; terminal: opdrachtregel console shell; terugbetaald:
terugbetaling rekening; terugbetaling: retour dagen rekening; terugbrengen: retour winkel;
terugdraaien: rollback herstellen; teruggeven: retour herroepingsrecht; terughalen: herstellen
prullenbak; terugkrijgen: terugbetaling retour; terugsturen: retour retourlabel terugbetaling;
terugzetten: herstellen backup restore; test: unittest testomgeving; testen: unittest testomgeving;
testversie: proefperiode beta; tevreden: beoordelingen tevredenheidsgarantie; thema: theme css
uiterlijk; therapie: behandeling therapeut; thuis: thuisbezorging bezorging; thuisbezorgen:
bezorging bezorgkosten; tickets: reserveren toegangsprijs; tijdelijk: cache temp; tijdslimiet:
timeout limiet; tijdzone: utc datum; time-out: timeout wachttijd; timeout: verbinding limiet
wachttijd; tls: certificaat https; toebehoren: accessoires meegeleverd; toegang: inloggegevens
machtiging rechten; toegangsprijs: entree tickets; toegankelijkheid: wcag schermlezer; toekomst:
roadmap gepland; toepassing: app gebruik; toeristenbelasting: overnachting kosten; toeslag:
meerprijs kosten; toestaan: machtiging whitelist; toestemming: machtiging cookies privacy;
toetsenbord: sneltoets invoer; toevoegen: nieuw aanmaken; toewijzen: rol toewijzing; toilet:
sanitair wc; token: authenticatie api-sleutel; traag: prestaties cache optimalisatie laadtijd;
trackingcode: track-and-trace volgen; trein: station openbaar-vervoer; trigger: gebeurtenis webhook;
trouwen: bruiloft trouwlocatie; tuin: buiten weerbestendig; tutorial: handleiding snelstart;
tweedehands: refurbished gebruikt; tweepersoonskamer: kamer prijs; type: datatype soort; typenummer:
typeplaatje model; uitbreiden: extensie plugin uitbreiding; uitbreiding: extensie plugin module;
uitchecken: check-out vertrek; uiterlijk: thema ontwerp; uitgelogd: sessie timeout login; uitleg:
handleiding tutorial; uitloggen: logout sessie; uitnodigen: uitnodiging leden; uitpakken: zip
archief; uitproberen: proefperiode demo; uitrollen: deployment distributie; uitschakelen: optie
deactiveren; uitschrijven: afmelden nieuwsbrief; uitslag: onderzoek laboratorium; uitsluiten: filter
uitzondering exclude; uitvaart: begrafenis crematie; uitvallen: failover redundantie storing;
uitverkocht: voorraad levertijd; uitverkoop: korting sale; uitvoer: output format export; uitvoeren:
commando starten script; uitzetten: uitschakelen deactiveren; uitzicht: balkon ligging;
uitzondering: exception whitelist regel; undo: ongedaan rollback; update: versie upgrade changelog;
upgraden: migratie versie; upload: bestand bestandsgrootte; url: link adres pad; usb: stick
aansluiting; vaatwasser: vaatwasserbestendig reiniging; vacature: solliciteren functie; vaccinatie:
inenting ggd; vakantie: vakantieperiode openingstijden; vakantiehuis: faciliteiten overnachting;
valideren: validatie schema formulier; valt: pasvorm maattabel; variabele: omgevingsvariabele
waarde; variant: uitvoering kleur; vastgelopen: herstarten crash log; vastlopen: crash herstarten
log; vegan: ingrediënten dierlijk; veganistisch: vegan ingrediënten; vegetarisch: menukaart
gerechten; veilig: beveiliging versleuteling; veiligheid: beveiliging keurmerk; veld: formulier
kolom; verbergen: verborgen zichtbaarheid; verbinden: verbinding koppeling netwerk; verbinding:
netwerk firewall timeout; verblijf: overnachting kamer; verboden: huisregels toegestaan; verbruik:
stroomverbruik energielabel; verdoving: injectie narcose; verdwenen: herstellen prullenbak;
vereisten: systeemvereisten versie; vereniging: lidmaatschap bestuur; vergaderen: vergaderzaal
arrangement; vergaderzaal: vergaderen capaciteit; vergelijken: vergelijking verschil; vergeten:
wachtwoord reset herstellen; vergissing: fout wijzigen annuleren; vergoeding: terugbetaling
zorgverzekering; vergrendeld: blokkade pincode; vergunning: aanvragen gemeente; verhogen: limiet
maximum; verhuizen: migratie adreswijziging; verhuur: huren tarieven; verkleinen: afbeelding
compressie; verkooppunt: dealer winkel; verkopen: verkoper assortiment inkoop; verlagen: minimum
korting; verlanglijst: favorieten klantaccount; verlengen: verlenging looptijd; verlenging: looptijd
abonnement; verlopen: verloopdatum token certificaat; verloren: gevonden-voorwerpen verlies;
verloskundige: zwangerschap bevalling; vermogen: watt prestaties; vernieuwen: refresh verlengen
certificaat; verouderd: deprecated versie; verpakking: doos recycling; verplaatsen: map migratie;
verplicht: vereist verplichting; verschijnt: weergave zichtbaar; verschil: vergelijking varianten;
versie: release changelog; versiebeheer: git repository; versleten: slijtage reserveonderdelen;
versleutelen: versleuteling encryptie sleutel; versleuteling: encryptie tls sleutel; versnellen:
prestaties cache; verstelbaar: hoogte instelbaar; verstellen: verstelbaar hoogte; versturen:
verzending verzendkosten; vertalen: vertaling taal lokalisatie; vertaling: taal lokalisatie;
vertraging: latency wachttijd levertijd; vertrek: check-out vertrektijd; vervangen:
zoeken-en-vervangen reserveonderdeel; verversen: refresh cache; verwerken: verwerking queue;
verwijderen: wissen prullenbak deïnstallatie; verwijsbrief: huisarts verwijzing; verwijzing:
verwijsbrief huisarts; verzekeren: verzekering dekking; verzekering: dekking polis; verzenden:
verzending verzendkosten; verzending: levertijd verzendkosten; verzendkosten: gratis bestelwaarde;
verzoek: aanvraag request; verzonden: track-and-trace verzendbevestiging; video: film codec; virus:
malware antivirus; vlek: reiniging vlekkenmiddel; vliegveld: shuttle transfer afstand; vloer:
ondergrond vloerverwarming; vlucht: luchthaven bagage; vochtig: vocht ventilatie; voeding: adapter
voedingswaarde; volgen: track-and-trace status; volume: geluid docker; voorbeeld: demo
voorbeeldcode; voorkomen: preventie tips; voorraad: beschikbaarheid leverbaar; voorstelling: theater
tickets; voorwaarden: algemene-voorwaarden reglement; voucher: kortingscode cadeaubon; vpn: tunnel
netwerk extern; vraag: veelgestelde-vragen contact; vriezer: bewaren invriezen; vrijwilliger:
vrijwilligerswerk aanmelden; vulling: gaatje tandarts; waarborg: garantie borg; waarschuwing:
melding log; waarvoor: doel toepassing; wachten: wachttijd levertijd; wachtlijst: wachttijd
aanmelden; wachtrij: queue job; wachttijd: levertijd wachtlijst; wachtwoord: reset inloggegevens
wachtwoordbeleid; wachtwoordmanager: wachtwoord kluis; wandelen: wandelroute natuur; warmte:
temperatuur verwarming; wasbaar: wasvoorschrift machinewasbaar; wasmachine: wasvoorschrift
machinewasbaar; wassen: wasvoorschrift graden; water: waterdicht aansluiting; waterdicht: ip-waarde
waterbestendig; watt: vermogen verbruik; wc: toilet sanitair; webhook: gebeurtenis api; webserver:
apache nginx; webshop: bestelling webwinkel; weegt: gewicht kilogram; week: wekelijks
openingstijden; weekend: openingstijden zaterdag arrangement; weergave: layout thema; weggooien:
afval recycling; weigeren: blokkeren machtiging; wellness: sauna spa; werkdagen: levertijd
bezorging; werken: werking vacatures functie; werkgeheugen: ram systeemvereisten; werking: functie
uitleg; werkt: werking functie compatibel; whitelist: toestaan uitzondering; widget: component
embed; wifi: router netwerk draadloos; wijzigen: bewerken instelling; windows: installatie
systeemvereisten exe; winkel: openingstijden adres filiaal; winkelwagen: bestelling afrekenen;
winnen: winactie deelname; winter: vorstbestendig winterklaar; wissen: verwijderen cache; wol:
materiaal wasvoorschrift; wonen: woning woonplaats; woonplaats: adres gemeente; wordpress: plugin
thema; workaround: oplossing tijdelijk; workflow: automatisering proces; yaml: configuratiebestand
format; zakelijk: bedrijven btw; zaterdag: openingstijden weekend; zending: track-and-trace pakket;
zichtbaar: weergave verborgen; zichtbaarheid: verborgen rechten; zichttermijn: retourtermijn
bedenktijd; ziek: ziekmelden annuleren; ziekenhuis: afdeling bezoektijden; zip: archief uitpakken;
zoeken: zoekfunctie filter; zoekfunctie: zoeken index; zoekmachine: seo google index; zondag:
openingstijden weekend; zorgverzekeraar: vergoeding polis; zorgverzekering: vergoeding aanvullende;
zuinig: verbruik energielabel; zwaar: gewicht kilogram; zwanger: zwangerschap verloskundige;
zwangerschap: echo verloskundige; zwembad: zwemmen openingstijden verwarmd; zwemles: zwemdiploma
zwembad; zwemmen: zwembad openingstijden
`,
  light: `even eigenlijk gewoon precies ongeveer alstublieft alsjeblieft aub svp ajb bedankt dank dankjewel
dankuwel bvd mvg groet groeten groetjes hallo hoi hey hi dag goedemorgen goedemiddag goedenavond
beste weten weet wist vertel vertellen vertelt zeg zeggen zegt uitleggen leg legt vraag vragen vroeg
afvraag afvragen benieuwd zn mn ff effe effen evt eventueel bijv bijvoorbeeld bv bvb enz etc dwz
oftewel ofwel misschien wellicht mogelijkerwijs waarschijnlijk vermoedelijk blijkbaar kennelijk
schijnbaar helaas gelukkig nou hoor nee neen jawel oké ok okee oke ah oh ach zelfs juist zeer erg
best nogal tamelijk vrij redelijk behoorlijk enigszins haast circa ca zowat hoezo wilde wou hoef
hoeft hoeven liet geweest gehad deed gedaan krijg krijgt kijk kijken kijkt denk denkt dacht snap
snapt geloof gelooft hoop hoopt vind vindt help helpt daarvoor daarmee daarvan daaraan daarop
daarbij daardoor hiervoor hiermee hiervan hieraan hierop hierbij hierover daarover ermee ervan eraan
erop erbij ervoor erover eruit erin trouwens overigens sowieso toevallig inderdaad werkelijk echt
uiteraard natuurlijk vanzelfsprekend algemeen normaliter meestal doorgaans eerder liever desondanks
niettemin evenwel hoewel alhoewel tenminste althans zogezegd zogenaamd bedoel bedoelt bedoeld eentje`,
  ordinary: `oud nieuw eigen nemen brengen halen zetten direct meteen straks later morgen avond middag namiddag
voormiddag ochtend nacht vandaag gisteren eergisteren overmorgen vanavond vanmorgen vanochtend
vanmiddag vannacht maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart
april mei juni juli augustus september oktober november december lente voorjaar zomer herfst najaar
winter rood blauw groen geel zwart wit grijs bruin paars roze oranje turkoois beige bont licht
donker vrouw man vriend vriendin collega chef baas moeder vader mama papa ouders zoon dochter broer
zus zuster oma opa grootmoeder grootvader tante oom neef nicht echtgenoot partner buurman buurvrouw
buren kennis mensen persoon jongen meisje kerel vent heer dame meneer mevrouw familielid
schoonmoeder schoonvader zwager schoonzus huisgenoot ging gegaan komen kwam gekomen lopen liep
gelopen rijden rijdt reed gereden staan sta stond gestaan zitten zat gezeten liggen lag gelegen
blijven bleef gebleven zien zie zag gezien gehoord spreken sprak gesproken praten gepraat antwoorden
geantwoord gedacht wensen vond gevonden zoeken zocht gezocht verliezen verlies verloor geven gaf
gegeven kreeg gekregen nam genomen bracht gebracht gehaald houden houdt hield gehouden trekken trok
getrokken drukken gedrukt gooien gegooid vallen viel gevallen tillen dragen droeg gedragen leiden
leidt geleid volgen gevolgd tonen getoond merken gemerkt opmerken vergeet vergat herinneren kende
gekend leren geleerd begrijpen begreep lezen lees las gelezen schrijven schreef geschreven roepen
riep geroepen noemen genoemd heten beginnen begon ophouden stopt gestopt eindigen proberen
geprobeerd lukken gelukt slagen geslaagd gebeuren schijnen scheen lijken leek blijken bleek gebleken
werken gewerkt geldt klopt horende ontbreken nodig benodigd gebruiken leven geleefd wonen spelen
gespeeld wachten gewacht slaapt opstaan gegeten eet drinken gedronken haten verheugen ergeren
verbazen storen gestoord vrezen durven plannen gepland nadenken overwegen besluiten besloten
beslissen ontmoeten treffen trof getroffen bezoeken bezocht begeleiden verlaten aankomen aangekomen
terugkomen teruggaan weggaan meegaan meekomen doorgaan voorkomen voorgekomen optreden optreedt
treedt ontstaan ontstaat betekenen betreffen handelen verwachten bereiken toestaan verhinderen
vermijden regelen geregeld letten zorgen gezorgd gevraagd aanraden aangeraden raden voorstellen
stelt beweren bevestigen overeenkomen verschillen bekijken bekeken aankijken nakijken nagekeken
uitzien uitziet aanraken neerzetten neerleggen wegnemen weggooien meenemen meegenomen meebrengen
uithalen uitgehaald instoppen uitkomen binnenkomen uitzoeken uitgezocht uitvoeren uitgevoerd
verricht verlopen verschijnen verschenen verdwijnen verdwenen stijgen dalen groeien veranderen
bewegen draaien gedraaid dichtdoen opendoen dichtgedaan opengedaan delen behouden terugkrijgen
kwijtraken kwijt rondkomen checken stuurt gestuurd geraken raakt goed beter slecht slechter slechtst
groter grootste klein kleiner kleinste lang langer langste kort korter hoog hoger hoogste lager
laagste diep breed smal dik dun makkelijk gemakkelijk eenvoudig simpel snel sneller snelst langzaam
traag sterk zwak zacht hard warm koud koel nat droog vol schoon vies vuil lelijk mooi fout verkeerd
correct belangrijk onbelangrijk onmogelijk noodzakelijk zinvol zinloos nuttig handig moeilijk lastig
ingewikkeld raar vreemd gek normaal ongewoon gebruikelijk onbekend bekend verschillend soortgelijk
gelijk hetzelfde dezelfde zelfde enig enkel afzonderlijk geheel half dubbel meerdere meermaals
weinig minder minst zekere allerlei beide iedereen gezamenlijk aardig vriendelijk lief leuk boos
blij verdrietig moe klaar duidelijk onduidelijk ernstig grappig saai interessant spannend geweldig
super prima fijn perfect optimaal ideaal verschrikkelijk vreselijk dom slim stom rustig luid
dichtbij ver rechtstreeks indirect eng krap recht scheef scherp stomp glad ruw zoet zuur vers rijp
rauw tevreden ontevreden eerlijk serieus dringend haastig plotseling plots opeens ineens regelmatig
vaak zelden voortdurend continu permanent eeuwig actueel huidig toenmalig toekomstig vorig laatste
volgende eerste tweede derde vierde vijfde bovenste onderste bovenstaande onderstaande resterend
extra gewenst bijzonder speciaal passend geschikt aanwezig bestaand nooit vaker dikwijls eenmaal
tweemaal driemaal opnieuw weer alweer nogmaals binnenkort zojuist daarnet vooraf achteraf nadien
vervolgens uiteindelijk eindelijk inmiddels ondertussen intussen sindsdien sedert tegenwoordig
momenteel onlangs recent recentelijk pas tegelijk tegelijkertijd dagelijks onderweg thuis buiten
binnen daarheen hierheen waarheen overal nergens elders boven achter links rechts midden middenin
naast daarnaast daarboven daaronder daarachter daartussen ertussen tegenover hiernaast weg terug
vooruit achteruit voorbij rond rondom heen omhoog omlaag los genoeg voldoende teveel minimaal
maximaal totaal gedeeltelijk volledig helemaal compleet absoluut extreem uiterst nauwelijks
uitsluitend louter achtereen elkaar mekaar vrijwillig expres opzettelijk geenszins hopelijk
oorspronkelijk andersom enerzijds anderzijds bovendien tevens daarentegen uitgezonderd ding spul
stukje soort manier wijze moment ogenblik minuut seconde uur uren week jaar decennium eeuw tijd
tijdstip einde plaats plek hoek richting rand oorzaak doel zin idee mening opvatting kans keus
voorbeeld omstandigheid situatie verhouding tegendeel verband opzicht punt stap groep hoeveelheid
aantal nummer paar dozijn helft kwart woord uitdrukking plicht plezier vreugde angst pech waarheid
ervaring indruk gevoel interesse voordeel nadeel nul drie zes zeven negen tien elf twaalf vijftien
twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen jarenlang
maandenlang wekenlang dagenlang urenlang poosje tijdje eventjes hedendaags voormalig tussendoor
overdag tijdig stipt voorlopig tijdelijk geleidelijk verstandig fatsoenlijk grondig voorzichtig
zorgvuldig moeizaam moeiteloos probleemloos vlot comfortabel gezellig aangenaam onaangenaam prettig
vervelend irritant verrassend verwarrend verward radeloos hulpeloos wanhopig nieuwsgierig onzeker
overtuigd verrast teleurgesteld enthousiast geïrriteerd dankbaar zomaar hierna`,
}
