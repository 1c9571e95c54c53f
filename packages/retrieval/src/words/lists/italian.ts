import type { WordLists } from './listForm.ts'

export const ITALIAN_LISTS: WordLists = {
  similar: `
password passphrase
cellulare smartphone telefonino telefono
backup salvataggio copia
eliminare cancellare rimuovere
cancellare svuotare
eliminazione cancellazione rimozione
account profilo utenza
accedere loggare login
accesso login autenticazione
disconnettere logout sloggare
uscire logout
registrare iscrivere
registrazione iscrizione
utente user
username nickname
amministratore admin gestore
aggiornare update
aggiornamento update
upgrade aggiornamento
installare configurare setup
disinstallare rimuovere
scaricare download
caricare upload
caricamento upload
impostazione opzione preferenza
impostazione settings
impostare configurare regolare
configurazione config
avviare lanciare accendere
avvio boot partenza
riavviare restart rilanciare
riavvio reboot restart
fermare arrestare interrompere
chiudere uscire
attivare abilitare accendere
disattivare disabilitare spegnere
attivazione abilitazione
errore bug anomalia
bug difetto
crash arresto blocco
crashare bloccare
problema guaio inconveniente
guasto malfunzionamento
riparare aggiustare sistemare
risolvere correggere
soluzione rimedio
ripristinare recuperare restore
ripristino recupero
azzerare reset resettare
annullare undo
modificare cambiare editare
modifica variazione cambiamento
personalizzare adattare
salvare memorizzare
archiviazione storage
cartella directory
file documento
percorso path
immagine foto figura
video filmato clip
audio suono
schermo monitor display
schermata videata
mostrare visualizzare
nascondere occultare
cercare trovare
ricerca search
sostituire rimpiazzare
copiare duplicare clonare
spostare trasferire
trasferimento migrazione
esportare export
stampante printer
scansionare digitalizzare
abbinare associare accoppiare
collegare connettere
connessione collegamento
internet web
rete network lan
wifi wireless
sito website
homepage home
indirizzo recapito
url link
link collegamento
scorciatoia shortcut
e-mail mail
casella mailbox
messaggio comunicazione
notifica avviso
avviso allerta alert
avvertenza avvertimento
allegato attachment
computer pc
portatile laptop notebook
software programma applicazione
app applicazione
estensione plugin addon
plugin modulo componente
driver periferica
versione release edizione
licenza license
chiave key
codice sorgente
open-source libero
libreria library
interfaccia api
database db
tabella table
query interrogazione
colonna column
riga row
campo casella
comando istruzione
terminale console shell
parametro argomento opzione
funzione metodo
funzionalità funzione feature
script programma
attività task job
pianificare programmare
cron pianificazione
registro log
log registrazione
memoria ram
disco hdd ssd
processore cpu
gpu grafica
cache temporanea
appunti clipboard
tasto pulsante bottone
finestra dialogo
icona simbolo
modello template
carattere font
colore tinta
tema aspetto
sfondo background
lingua linguaggio
permesso autorizzazione
diritto permesso
consentire permettere autorizzare
vietare proibire
bloccare impedire
sbloccare liberare
sicurezza protezione
proteggere tutelare
vulnerabilità falla
virus malware
firewall porta
gruppo squadra team
ruolo role
condividere condivisione share
sincronizzare sync
automatico automatizzato
manuale guida istruzioni
predefinito default
minimo almeno
massimo max
limite soglia tetto
limitare restringere
numero quantità
dimensione misura grandezza
taglia misura
durata tempo
velocità rapidità
veloce rapido
lento rallentato
guida tutorial
documentazione docs
esempio campione
aiuto assistenza supporto
assistenza support
requisito prerequisito
necessario richiesto indispensabile
obbligatorio necessario
differenza confronto
vantaggio beneficio
svantaggio limitazione
prezzo costo tariffa
spesa costo
gratis gratuito free
gratuitamente gratis
caro costoso
economico conveniente
sconto riduzione promozione
buono voucher coupon
comprare acquistare
acquisto ordine
carrello cestino
prodotto articolo merce
negozio bottega store
venditore rivenditore commerciante
produttore fabbricante marca
cliente acquirente
pagare saldare
pagamento saldo
bonifico trasferimento
rata finanziamento
fattura ricevuta
iva imposta
acconto caparra anticipo
consegna spedizione recapito
spedire inviare
pacco collo
tracciamento tracking
reso restituzione
restituire rendere
annullamento disdetta
disdire annullare
recesso ripensamento
garanzia copertura
reclamo lamentela contestazione
danneggiato rovinato
rotto guasto difettoso
riparazione manutenzione
ricambio pezzo
accessorio optional
contratto accordo
abbonamento sottoscrizione
abbonare sottoscrivere
tariffa piano
preventivo stima
offerta promozione
newsletter bollettino
recensione valutazione opinione
privacy riservatezza gdpr
condizione termini
aperto apertura
chiuso chiusura
appuntamento visita
prenotare riservare
prenotazione booking
arrivo check-in
partenza check-out
camera stanza
alloggio sistemazione
hotel albergo
appartamento casa
ospite visitatore
biglietto ticket
ingresso entrata
parcheggio posteggio
auto macchina automobile
bici bicicletta
treno ferrovia
autobus bus pullman
fermata stazione
aeroporto scalo
ascensore elevatore
disabile invalido
animale cane
bambino bimbo
neonato bebè
adolescente ragazzo
anziano senior
studente universitario
medico dottore
dentista odontoiatra
studio ambulatorio clinica
cura trattamento terapia
dolore male
medicina farmaco medicinale
anestesia puntura
colazione brunch
pasto cibo
bevanda bibita
corso lezione formazione
evento manifestazione
dipendente impiegato collaboratore
azienda impresa ditta
contattare chiamare
contatto recapito
chiamare telefonare
lavoro impiego
assunzione recruiting
apparecchio dispositivo
batteria accumulatore
pila batteria
ricaricare caricare
caricabatterie alimentatore
spina presa
cavo filo
cuffia auricolare
telecomando controller
televisione tv televisore
telecamera webcam
fotocamera camera
sensore rilevatore
pulire lavare
pulizia lavaggio
impermeabile waterproof
montare assemblare
montaggio assemblaggio
fissare attaccare
peso pesante
rumore rumoroso
silenzioso quieto
corrente elettricità
energia consumo
materiale materia
ingrediente composizione
giorno quotidiano
settimana settimanale
mese mensile
anno annuale
facoltativo opzionale
riepilogo riassunto sintesi
sviluppatore programmatore developer
sviluppo programmazione
verificare controllare
testare provare
verifica controllo
cloud nuvola
hosting provider
dominio domain
distribuzione deploy
ambiente environment
preferito segnalibro bookmark
ordinare classificare
titolo intestazione
categoria sezione
etichetta tag
commento nota
avatar immagine
browser navigatore
cronologia storico
crittografia cifratura
crittografare cifrare
token gettone
leggere lettura
scrivere scrittura
inviare mandare spedire
ricevere ottenere
indietro ritorno
tassa imposta
multa penale
cerimonia matrimonio
bagaglio valigia
letto materasso
bagno toilette
doccia vasca
piscina vasca
spiaggia mare
ristorante trattoria
vino cantina
vegetariano vegano
chilometro km
altezza alto
larghezza largo
lunghezza lungo
stoffa tessuto
scarpa calzatura
vestito abito indumento
gioiello bigiotteria
mobile arredo
lampada luce
frigorifero frigo
lavatrice lavabiancheria
lavastoviglie stoviglie
sicuro protetto
`,
  related: `
2fa: fattori autenticazione authenticator totp verifica recupero; 32bit: architettura requisiti
piattaforma; 403: permesso accesso diritti vietato; 404: reindirizzamento route pagina percorso;
500: server registro eccezione; 502: proxy gateway upstream; 64bit: architettura requisiti
piattaforma; abbandonare: annullamento carrello; abbinare: bluetooth associazione; abbonare:
newsletter sottoscrizione webhook feed; abbronzare: solarium spiaggia; abilitare: attivazione
opzione parametro permesso; abito: taglia tessuto lavaggio; accadere: evento causa; accedere: login
credenziali url permesso; accelerare: prestazioni cache ottimizzazione indice gpu; accendere: avvio
pulsante attivazione; accento: codifica utf-8 caratteri; acceso: spia led avvio; accesso: permesso
ruolo credenziali diritti autorizzazione login; accessorio: compatibile inclusi pezzi; accettare:
pagamento metodi; acciaio: inox materiale; accogliere: accoglienza reception capienza; accompagnare:
visitatore persona; acconto: caparra saldo pagamento; accorciare: sartoria taglio; account:
registrazione accesso profilo utente; acqua: impermeabile ipx; acquistare: carrello ordine negozio
ricevuta; adattare: compatibile taglia spina presa volt; adblock: browser estensione blocco; addon:
estensione plugin modulo; aderire: aderente vestibilità; adesivo: colla superficie; admin:
amministratore ruolo permessi diritti; adolescente: età tariffa; adulto: tariffa età; aereo:
aeroporto volo; aeroporto: navetta transfer taxi; affilare: affilatura lama; affittare: noleggio
caparra canone contratto; affrettare: espressa consegna; agenzia: indirizzo orari; aggiornare:
versione upgrade ricaricare changelog patch; aggiungere: creare inserire nuovo importare;
aggiustare: correzione riparazione fix; agriturismo: camere colazione; aiuto: supporto
documentazione forum contatti; albergo: camera prenotazione reception; alcol: bevande bar vino;
alias: reindirizzamento nome e-mail dominio; alimentatore: volt incluso watt; allattare: bebè
farmaci; allegare: upload file dimensione; allergene: ingredienti composizione tracce; allergia:
allergeni composizione ingredienti; allergico: allergeni intolleranze; allerta: notifica soglia
webhook monitoraggio; allocare: memoria risorse quota; alloggiare: camere pernottamento; alloggio:
camere appartamento; alluminio: materiale peso; altezza: dimensioni regolabile; ambulanza: emergenza
soccorso; ambulatorio: orari medico; amd: processore gpu architettura; ammaccato: danneggiato
reclamo trasporto; ammettere: ammissione ammessi; amministratore: ruolo permessi sudo root;
ammortizzare: sospensione bici; analisi: statistiche report dashboard; analizzare: statistiche
report registro profiling; android: apk store applicazione mobile smartphone; anello: misura dito
materiale; anestesia: locale iniezione; anestetizzare: anestesia sedazione; animale: cani ammessi
supplemento; animazione: css effetto transizione; annullare: undo rollback ripristino cronologia;
anonimo: privacy anonimizzazione ospite; anteprima: preview visualizzazione bozza; anticipo: acconto
pagamento preordine; antivirus: falsi esclusione malware; anziano: tariffa riduzione; aperitivo: bar
cocktail; aperto: orari apertura domenica; apertura: orari giorni; api: endpoint rest token
documentazione chiave; api-key: chiave token credenziali autenticazione; apk: android installazione
download; app: mobile android ios applicazione; apparecchio: ortodonzia allineatori; apparire:
visualizzazione visibilità; appartamento: camere mq; apple: mac macos ios iphone ipad; applicare:
impostazioni modifiche stile android ios mobile download; applique: lampadina illuminazione;
apprendere: corso livello; approvare: convalida workflow revisione; appuntamento: prenotazione
agenda medico; aprire: apertura formato applicazione; archiviare: archivio backup zip conservazione;
archivio: zip backup estrazione; argento: gioiello materiale carati; argomento: parametro opzione
funzione; arm: architettura raspberry piattaforma aarch64; arredare: mobili preventivo; arrestare:
stop processo servizio kill; arrivare: consegna tempi ricezione tracciamento pacco check-in orari;
articolo: prodotto codice disponibilità; ascensore: piano accessibilità; asciugamano: cotone
lavaggio; asciugare: asciugatura lavaggio capacità; asilo: iscrizione bambini; asincrono: async
await promise; aspettare: attesa lista tempi; aspirapolvere: sacchetto filtro aspirazione;
assegnare: attribuzione utente ruolo permesso; assemblare: montaggio istruzioni attrezzi; assente:
sostituto vicino; assicurare: garanzia copertura polizza sinistro; assistente: wizard installazione
ia chatbot; assistere: assistenza accompagnatore; assortimento: gamma modelli; assumere: lavoro
candidatura curriculum; assunzione: candidatura curriculum; attacco: sicurezza firewall
vulnerabilità brute; attendere: consegna disponibilità tempi; attesa: lista tempi; attivare: opzione
licenza enable chiave codice; attrezzatura: noleggio sport; audio: suono microfono altoparlante
codec; auricolare: bluetooth autonomia; autenticare: login token sso credenziali oauth ldap
originale; autista: transfer taxi; autobus: linea fermata orari; autofficina: tagliando riparazione;
automatico: pianificazione cron automazione script; automatizzare: script cron workflow api;
autonomia: batteria ore ricarica; autore: creatore redazione; autorizzare: permesso whitelist
accesso cors; avatar: foto profilo gravatar; avvertire: notifica contatto; avviare: avvio comando
lancio start; avvio: systemd servizio boot; avvisare: notifica allerta webhook; avvitare: viti
montaggio; avvocato: consulenza diritto; babysitter: bambini custodia; backend: server api database;
backup: ripristino snapshot esportazione salvataggio; bagaglio: deposito valigie; bagno: doccia
camera; balneare: spiaggia ombrellone; bambini: età sicurezza tariffa; bambino: età tariffa ridotto;
banca: iban filiale; bancomat: carta pagamento; banda: traffico velocità limite; bar: bevande
cocktail; barba: lama rasoio; barca: noleggio porto; barra: menu navigazione strumenti; base:
introduzione fondamenti; basso: altezza prezzo; batch: lotto elaborazione script; batteria:
autonomia capacità ricarica sostituzione; battesimo: sala ricevimento; bebè: lettino culla;
benchmark: prestazioni confronto velocità; beta: anteprima release test; bevanda: bar vino menu;
bicchiere: vetro lavastoviglie; bici: taglia telaio ruote; bicicletta: taglia telaio ruote;
biglietteria: biglietti orari; biglietto: ingresso prezzo tariffa; bijou: gioiello nichel; binario:
compilazione build eseguibile; biologico: certificazione composizione etichetta; birra: bevande bar;
bitcoin: pagamento crypto portafoglio; bloccare: firewall blacklist filtro ban timeout whitelist
permesso; blog: articolo post rss pubblicazione; bluetooth: abbinamento connessione pairing;
boccetta: flacone capacità; bollo: fattura imposta; bonifico: iban pagamento causale; bonus:
requisiti detrazione domanda; bootare: avvio bootloader uefi; borsa: tracolla pelle dimensioni; bot:
chatbot automazione spam captcha; bottiglia: litri vetro; bottone: chiusura sartoria; bozza: draft
pubblicazione salvataggio; bracciale: misura polso; branch: git ramo merge checkout; browser: chrome
firefox safari edge; bruciare: temperatura resistenza; brute: tentativi blocco limite fail2ban;
bucket: s3 archiviazione oggetti; bug: issue segnalare correzione errore; buggato: bug errore
correzione; build: compilazione pipeline artefatto; buono: promo sconto valido; bus: linea fermata
orari; cache: svuotare browser memoria invalidazione; caffè: macchina capsule chicchi; calcolare:
formula somma funzione; caldo: isolamento temperatura; calendario: agenda evento ical
sincronizzazione; calore: temperatura isolamento resistenza; calza: misura cotone numero; cambiare:
modifica sostituzione parametro; camera: letto mq servizi; cameriere: servizio ristorante; camicia:
taglia vestibilità stiro; camminare: sentiero percorso; campeggio: piazzola tenda; camper: piazzola
sosta; campo: modulo inserimento colonna validazione; cancellare: eliminazione rimozione cestino
ripristino rimborso condizioni; candela: cera profumo; candidare: candidatura curriculum;
candidatura: curriculum lavoro; cane: taglia razza crocchette; capacità: litri volume contenuto;
caparra: rimborso cauzione; capelli: taglio colore parrucchiere; capire: spiegazione glossario
guida; capodanno: chiusura cena; cappotto: taglia impermeabile caldo; capsula: compatibile caffè
macchina; captcha: spam modulo robot; carattere: codifica utf-8 font; caratteristica: specifiche
scheda; caricare: upload importazione file prestazioni lentezza; caro: prezzo sconto; carrello:
ordine pagamento quantità; carrozzina: accessibilità rampa; carta: pagamento credito visa
mastercard; cartella: directory percorso organizzazione; cartone: imballaggio riciclo; cartuccia:
inchiostro stampante compatibile; cassa: pagamento carrello altoparlante; categoria: tassonomia
etichetta classificazione; catena: bicicletta lunghezza; causa: motivo ragione; cauzione: deposito
rimborso; cavo: lunghezza usb incluso; celiaco: glutine menu; cellulare: smartphone compatibile
custodia; cena: ristorante menu sera orari; centimetro: dimensioni misure; centralina: installazione
ricambio; centro: distanza posizione; ceramica: corona protesi; cercare: ricerca filtro indice;
cerniera: chiusura riparazione; certificato: ssl tls https scadenza medico idoneità; cestino:
eliminazione ripristino; changelog: note novità release; chat: messaggi conversazione diretta;
chatbot: ia assistente conversazione; chiamare: funzione api richiesta endpoint; chiave: token
licenza ssh crittografia; chiesa: matrimonio orari; chiesto: richiesta modulo; chirurgia: intervento
ricovero; chiudere: chiusura uscita arresto orari; chiuso: orari chiusura ferie; chiusura: orari
ferie; chrome: browser estensione; cicatrice: trattamento guarigione; ciclo: iterazione for while
ricorsione; cifrare: crittografia chiave tls; cinema: proiezione biglietti; cinturino: orologio
misura taglia lunghezza pelle; clic: pulsante link mouse; cliccare: pulsante link mouse; client:
applicazione programma api; clima: stagione temperatura; climatizzatore: camera servizi; clonare:
git repository duplicazione; cloud: server hosting archiviazione sincronizzazione; cluster: nodi
replica scalabilità; cms: contenuti wordpress tema; coda: saltafila attesa; codice: sorgente
repository snippet articolo prodotto modello promo; codificare: utf-8 base64; colazione: buffet
orari inclusa; collaborare: condivisione team contributo; collana: lunghezza materiale; collega:
invito team utente membro connessione integrazione associazione; collirio: gocce applicazione;
colloquio: lavoro candidatura; colonna: tabella campo schema; colore: tema palette css; colpo:
urgenza dolore; coltello: lama affilatura acciaio; comando: terminale cli riga sintassi; cominciare:
avvio installazione tutorial primi; comitiva: gruppo prenotazione; commentare: moderazione
annotazioni; commit: git cronologia branch; comodo: comfort imbottitura; compatibile: versione
requisiti browser; compilare: build modulo; compleanno: festa regalo; composizione: ingredienti
materiale; comprare: carrello ordine acquisto negozio; comprimere: compressione zip gzip; computer:
windows mac linux requisiti; comunità: forum discord contributo; concerto: biglietti programma;
condividere: condivisione link permessi; condivisione: link permessi team; condizione: termini
regolamento; conferenza: sala congressi; conferma: e-mail ordine numero; confezionare: regalo
contenuto; config: configurazione file yaml parametri; configurare: parametri opzioni procedura file
yaml; conflitto: merge git sincronizzazione; confrontare: differenze modelli; congelare: temperatura
conservazione; connessione: rete login credenziali; connettere: connessione login credenziali;
consegna: tempi corriere spese tracciamento indirizzo; conservare: temperatura durata; consigliare:
consigli assistenza; consiglio: suggerimento assistenza; console: terminale comando log; consulenza:
appuntamento consulente; consulto: visita appuntamento; consumare: energia kwh; container: docker
immagine podman kubernetes; contanti: pagamento metodi contrassegno; contattare: telefono modulo
e-mail indirizzo; contemporaneamente: concorrenza parallelo connessioni; contenitore: docker
immagine kubernetes; contenuto: inclusi accessori composizione; conto: fattura estratto; contrario:
inverso differenza; contrassegno: pagamento spese; contratto: disdetta durata condizioni;
contribuire: contributo pull-request comunità; convertire: conversione formato esportazione; cookie:
consenso sessione browser gdpr; coperchio: ricambio diametro; coperta: dimensioni lana; copia:
backup duplicato replica; copiare: appunti duplicazione clone; coppia: camera romantica; corona:
dentale ceramica; correggere: correzione patch fix; corrotto: ripristino backup errore; corso:
iscrizione livello insegnante; cosmetico: pelle ingredienti; costare: prezzo tariffa spese;
costruire: build compilazione materiali; cotone: composizione lavaggio biologico; cotto: cottura
temperatura; cpu: processore carico prestazioni; crash: arresto log riavvio; creare: creazione nuovo
aggiungere generare fondazione autore storia; creatore: fondatore autore storia; crema: pelle
applicazione ingredienti; crescere: scalabilità piante; cristallo: vetro sostituzione; critica:
recensione commento; crittografare: chiave tls aes cifratura; crm: contatti clienti integrazione;
crocchetta: cane gatto; crociera: imbarco porto; cron: pianificazione attività crontab; cronologia:
versioni registro audit; csv: esportazione importazione tabella separatore; cucinare: cottura
ricetta elettrodomestici arredamento; cucire: cucitura macchina filo; cuffia: bluetooth autonomia
padiglioni; culla: neonato lettino; cuocere: cottura temperatura forno; cuore: cardiologia battito;
curare: trattamento medico; curriculum: candidatura lavoro; cursore: mouse puntatore css; cuscino:
federa imbottitura lavabile; custodia: compatibile protezione; danneggiare: danno reclamo trasporto;
danno: trasporto reclamo assicurazione; danza: corso scuola; dark: tema scuro modalità; dashboard:
pannello widget statistiche; data: formato fuso timestamp database esportazione privacy
archiviazione; database: mysql postgresql sqlite migrazione; debito: pagamento dilazione; debug: log
verbose breakpoint; debuggare: debug log breakpoint; decibel: rumore silenzioso; deciso: confronto
scelta; decomprimere: estrazione zip archivio; decriptare: decifratura chiave password; default:
predefinito valore; definire: definizione parametro variabile; defunto: funerale onoranze; demo:
prova esempio versione; denaro: rimborso pagamento; dentale: impianto corona cura; dente: spazzolino
testina; dentiera: protesi apparecchio; dentista: appuntamento urgenza cure; deploy: distribuzione
produzione hosting server; deposito: bagagli caparra; dermatologo: pelle visita; desktop:
interfaccia scorciatoia schermo; detrarre: detrazione fiscale bonus; detrazione: fiscale bonus
requisiti; dettaglio: rivenditore quantità; dhcp: ip rete router; diagramma: grafico
visualizzazione; diametro: dimensioni misure; dieta: vegetariano nutrizionista; difetto: bug errore
correzione; difettoso: garanzia reso riparazione; differenza: confronto vantaggi; dimensione:
larghezza altezza profondità misure; dimenticare: password reimpostazione recupero; dimettere:
dimissioni preavviso; dimissione: preavviso ricovero; dipendenza: pacchetto libreria versione npm;
dipingere: vernice superficie; diploma: formazione certificato; directory: cartella percorso albero;
direttore: direzione responsabile; disabile: accessibilità carrozzina; disabilitare: disattivazione
opzione disable; disattivare: opzione disable; disco: archiviazione partizione ssd spazio;
disconnettere: sessione timeout logout; disdetta: rimborso preavviso; disdire: disdetta preavviso
annullamento; disegnare: grafico canvas svg motivo tessuto modelli; disinstallare: rimozione
pulizia; disponibile: magazzino riassortimento calendario scorte; dispositivo: driver
sincronizzazione usb; distribuire: distribuzione deploy produzione; disturbare: rumore silenzio;
divano: dimensioni rivestimento letto; dns: dominio record nameserver; doccia: bagno camera; docker:
container immagine compose volume; documentazione: guida riferimento manuale file pdf modello
modulo; dogana: dazi spese importazione; dolce: menu dessert; dolore: antidolorifico urgenza cura;
domicilio: consegna visita; dominio: dns sottodominio ssl hosting; donare: donazione associazione;
doppione: deduplicazione unione univoco; dormire: letto camera pernottamento; dottore: medico
visita; downgrade: rollback versione precedente; download: scaricare installazione pacchetto;
driver: periferica installazione hardware; drone: autonomia portata normativa; duplicare: copia
clone; durare: autonomia ore; eccezione: errore try gestione; ecologico: riciclato sostenibile
etichetta; editare: editor modifica; editor: modifica wysiwyg testo; elaborare: pipeline batch;
elencare: visualizzazione comando; elettricista: preventivo urgenza; elettrico: potenza volt
batteria; elettrodomestico: garanzia consegna energetica; eliminare: rimozione cancellazione delete
cestino; email: smtp notifica posta indirizzo; emergenza: pronto soccorso; emulare: virtuale
macchina; endpoint: api url route; entrare: login credenziali accesso; env: variabile
configurazione; equivalente: alternativa confronto; errato: reso cambio sbagliato; errore: messaggio
log causa risoluzione; esadecimale: codifica hash colore; esame: risultato preparazione; esaurito:
disponibilità riassortimento magazzino; escludere: esclusione filtro ignorare; escursione: guida
sentiero; eseguibile: binario installazione exe; eseguire: comando script avvio run; esempio: demo
snippet modello; esistere: disponibile alternativa; espandere: estensione scalabilità; esperto: team
consulenza; esportare: csv formato download; estensione: plugin modulo marketplace; esterno:
giardino impermeabile; estero: internazionale paesi dogana spedizione; estrarre: estrazione zip
esportazione; estrazione: dente giudizio; età: minima bambini; etichetta: tag label reso spedizione
composizione; europa: internazionale paesi spedizione; evento: webhook trigger listener sala
programma data; excel: xlsx csv esportazione foglio; fabbricare: produzione origine; falla:
vulnerabilità cve patch sicurezza; famiglia: bambini tariffa; farmaco: dosaggio foglietto turno
ricetta; fattura: scaricare iva partita; febbre: medico urgenza; fedeltà: punti programma vantaggi;
feed: rss flusso abbonamento; ferie: chiusura date; fermata: linea autobus; ferro: stiro ghisa
materiale; festa: compleanno sala gruppo; festeggiare: compleanno gruppo sala; festivo: orari
apertura; fidare: sicurezza certificata recensioni; fidelity: punti carta vantaggi; fiducia:
sicurezza certificata recensioni; file: formato upload cartella dimensione; filtrare: ricerca
criteri query sostituzione pulizia ricambio; finanziare: rate credito tasso; finestra: popup dialogo
modale; fiore: bouquet consegna conservazione; firefox: browser estensione; firewall: porte regole
consentire; firma: certificato elettronica e-mail digitale; firmware: aggiornamento flash versione;
fisioterapia: seduta riabilitazione; fitness: palestra corsi; flusso: stream rss workflow; foglio:
excel csv calcolo; fondare: storia creatore; font: css tipografia caratteri; formato: estensione
conversione supportati durata programma; formattare: markdown disco; fornitura: contenuto inclusi;
forno: temperatura cottura incasso; forum: comunità discussione domande; forzare: force vincolo
criterio; foto: immagine galleria fotocamera; fotografare: foto permesso; fragile: imballaggio
precauzioni; freddo: isolamento temperatura gelo; freno: pastiglie officina; frigo: litri
conservazione classe; frigorifero: litri conservazione classe; frontend: interfaccia javascript css;
frullare: lame watt; ftp: sftp upload credenziali; fumare: fumatori vietato; fumatore: vietato area;
funerale: onoranze cerimonia; funzionalità: feature roadmap opzione; funzionare: compatibilità
requisiti risoluzione funzionalità metodo riferimento; furto: denuncia assicurazione blocco; fuso:
timezone utc orario; garage: parcheggio posto; garantire: garanzia qualità; garanzia: durata
produttore conformità legale; gateway: router proxy rete; gatto: lettiera crocchette; generare:
creazione build; gengiva: sanguinamento parodontite; genitore: autorizzazione bambini; gestire:
gestione amministrazione pannello; giacca: taglia vestibilità impermeabile; giardino: esterno piante
arredo; ginecologo: visita gravidanza; giocattolo: età sicurezza pile; gioco: regole età; gioiello:
oro argento manutenzione; giovane: tariffa riduzione età; gioventù: giovani tariffa; git: repository
branch commit clone; github: repository issue pull-request; gitlab: repository pipeline runner;
glutine: allergeni ingredienti; golf: campo green; gomma: pneumatici pressione; gonfiare: gonfiaggio
pressione pompa; gonna: taglia lunghezza; google: seo android accesso; gpu: grafica cuda
accelerazione; grafica: interfaccia gpu driver diagramma visualizzazione; gratis: open-source
licenza prova prezzo; gratuito: open-source licenza prova prezzo spedizione reso; gravidanza:
incinta visita; grossista: rivenditori professionisti quantità; gruppo: team ruolo permessi;
guadagnare: reddito programma; guanto: taglia materiale; guarigione: cicatrizzazione tempi; guarire:
guarigione trattamento; guasto: incidente disponibilità; gui: interfaccia desktop grafica; guida:
tutorial documentazione istruzioni patente noleggio; hacker: sicurezza violazione vulnerabilità
password; halal: certificazione ingredienti; handicap: accessibilità disabili; hardware: requisiti
processore memoria; hash: checksum sha256 impronta; host: server indirizzo porta; hosting: server
vps cloud dominio; hotel: camera prenotazione reception; html: css tag pagina; https: ssl tls
certificato; ia: modello llm intelligenza gpt; icona: simbolo immagine favicon; id: identificativo
uuid chiave; identificare: identificativo uuid autenticazione; idraulico: perdita preventivo;
igiene: pulizia sterilizzazione; igienico: pulizia sanificazione; ignorare: esclusione filtro
gitignore; illimitato: quota limite piano; illuminare: led lumen; imballaggio: cartone riciclabile
regalo; imballare: imballaggio reso; immagine: foto png jpg formato galleria; impaginare: layout css
formattazione; impallare: blocco riavvio crash; impermeabile: ipx traspirante membrana; impianto:
dentale protesi; impiego: lavoro candidatura; importare: csv migrazione; impostare: configurazione
parametro opzioni; inattivo: disattivato sessione timeout; incasso: dimensioni forno nicchia;
inchiostro: cartuccia stampante toner; incidere: incisione personalizzazione; incinta: gravidanza
trattamento; incisione: personalizzazione testo; incluso: contenuto accessori fornitura; incollare:
appunti copiare; incompatibile: compatibilità versione requisiti; incorporare: iframe integrazione
embed; indice: indicizzazione ricerca database; indirizzo: ip url dominio mappa sede; indossare:
taglia vestibilità; infermiere: prelievo domicilio; infortunio: assicurazione soccorso; ingrandire:
zoom dimensione; ingrediente: composizione allergeni; ingresso: biglietto orari; ingrosso:
rivenditori professionisti quantità; iniezione: vaccino anestesia; inizializzare: init
configurazione avvio; inox: acciaio materiale; insegnante: corso diplomato; inserire: editor
aggiungere; installare: download pacchetto requisiti procedura montaggio preventivo; integrare:
connettore api iframe webhook; intel: processore architettura x86; interfaccia: api schermata
grafica; internet: connessione rete offline; intervento: chirurgia anestesia ricovero; intestazione:
header titolo; invalido: accessibilità contrassegno; inventare: creatore storia; invernale:
pneumatici gelo; inviare: invio smtp modulo upload; invitare: invito membro team link; invito:
membro team link; ios: iphone ipad store; ip: indirizzo rete dns ipv6; iphone: ios store mobile;
iscrivere: registrazione account newsletter; iscrizione: modulo tariffa scadenza; isolare: termico
lana; issue: ticket bug github; istruzione: comando guida documentazione; italiano: lingua
traduzione localizzazione; iva: fattura partita esclusa; java: jvm jdk jar; javascript: browser node
npm typescript; jeans: taglia vestibilità denim; json: formato api schema yaml; kubernetes: cluster
pod helm container; lago: balneazione spiaggia; lama: affilatura ricambio acciaio; lampada:
lampadina led illuminazione; lampadina: led attacco watt; lampeggia: led spia errore; lampeggiare:
led spia errore; lana: lavaggio merino composizione; lanciare: avvio esecuzione comando; larghezza:
dimensioni misure; lasciare: check-out deposito; latenza: ritardo prestazioni rete; lattosio:
allergeni ingredienti; laurea: formazione corso; lavabile: lavatrice lavaggio sfoderabile; lavaggio:
temperatura lavatrice; lavanderia: biancheria servizio; lavare: lavaggio lavatrice temperatura;
lavastoviglie: coperti lavabile; lavatrice: centrifuga giri installazione; lavorare: candidatura
posizioni stipendio; layout: css disposizione tema; ldap: directory autenticazione; legale:
normativa conformità; leggere: lettura documentazione permesso; legno: massello rovere manutenzione;
lentezza: prestazioni ottimizzazione cache; lento: prestazioni ottimizzazione lentezza cache;
lenzuolo: dimensioni cotone biancheria inclusa; letto: dimensioni materasso rete bambino; lezione:
corso insegnante; libreria: dipendenza pacchetto modulo; licenza: chiave attivazione mit gpl
commerciale; limitare: quota limite; limite: quota massimo restrizioni; lingua: traduzione
localizzazione i18n; linguaggio: programmazione sintassi sdk; link: url collegamento condivisione;
linux: ubuntu debian distribuzione pacchetto; lista: tabella elenco visualizzazione; litro: capacità
volume; livello: corso principianti; llm: modello ia prompt; locale: localhost offline
installazione; localhost: porta server sviluppo; log: registro verbosità console; loggare: login
credenziali log; login: accesso credenziali password; logout: sessione disconnessione; luce:
illuminazione lumen led; lucidare: lucidatura pulizia; lunghezza: dimensioni misure; luogo:
indirizzo mappa; mac: macos apple homebrew; macchia: pulizia smacchiatore; macchiare: pulizia
smacchiatore; macchina: virtuale server vm; macelleria: carne orari; macinare: macinacaffè chicchi;
maestro: sci lezione; magazzino: disponibilità riassortimento; maglia: taglia lana; mail: smtp
e-mail notifica posta; maiuscolo: minuscole caratteri; malato: medico assenza; malattia: certificato
assenza; malware: antivirus sicurezza; mancare: mancante installazione dipendenza; mangiare:
ristorante menu pranzo; manopola: ricambio installazione; manuale: documentazione guida istruzioni;
manutenzione: pulizia prodotto; mappa: google coordinate percorso; marca: produttore modelli; mare:
spiaggia vista distanza; mariadb: mysql database sql; markdown: formattazione sintassi editor;
massaggio: spa seduta; massimo: limite quota soglia; materasso: dimensioni rigidità schiuma;
materiale: composizione tessuto; maternità: gravidanza parto; matita: colori punta; matrimonio: sala
ricevimento; mattina: colazione orari; mcp: server ia strumenti; medicina: ricetta farmacia; medico:
visita appuntamento; meglio: consigliato confronto vantaggi; memoria: ram consumo requisiti swap;
menu: navigazione interfaccia opzioni ristorante vegetariano carta; merce: magazzino reso consegna;
merge: fusione git conflitto; messaggio: notifica errore chat; metadati: exif tag descrizione;
metodo: funzione classe istanza procedura modalità; metrica: prometheus monitoraggio statistiche;
metro: stazione linea; metropolitana: linea fermata; microfono: audio permesso registrazione;
microsoft: windows office azure outlook; migliorare: suggerimenti ottimizzazione consigliato
confronto; migrare: importazione trasferimento upgrade; minimo: requisiti limite; minore:
autorizzazione genitori; minorenne: autorizzazione genitori; misurare: taglie dimensioni guida;
mobile: android ios responsive applicazione dimensioni montaggio legno; modalità: opzione parametro
tema; modello: template ia dati; modificare: editor parametro; modulo: plugin estensione campi;
moneta: valuta euro pagamento; mongodb: database nosql; monitorare: monitoraggio metriche allerte;
montaggio: istruzioni attrezzi viti; montagna: sci escursione; montare: montaggio istruzioni
assemblaggio; morire: decesso funerale; morte: decesso funerale; mostrare: visualizzazione anteprima
visibilità orari museo biglietti; moto: parcheggio casco; motore: potenza watt garanzia; mouse: clic
puntatore; muffa: umidità ventilazione; multa: ricorso pagamento; museo: mostra orari biglietti;
musica: concerto rumore; mysql: database mariadb sql; nascita: parto maternità; nascondere: nascosto
visibilità; nastro: confezione lunghezza; natale: chiusura orari; naturale: composizione origine;
navetta: aeroporto stazione orari; negozio: indirizzo orari ritiro; neonato: culla lettino; neve:
catene pneumatici sci; nevicare: neve catene; nginx: proxy reverse server; nichel: allergia
materiale; node: npm javascript versione; noleggiare: noleggio cauzione tariffa; noleggio: cauzione
tariffa durata; nome: rinominare identificativo etichetta; norma: certificazione conformità;
notifica: push e-mail allerta webhook; notte: camera pernottamento; novità: changelog note release;
npm: node pacchetto dipendenza; numero: ordine tracciamento codice; nuotare: piscina corsi; nuovo:
condizioni garanzia; nvidia: gpu cuda driver; oauth: autenticazione token sso; obbligatorio:
richiesto necessario; obbligo: requisiti normativa; occasione: ricondizionato sconto; occhiale:
lenti montatura; occhio: visita oculistica; occupare: disponibilità completo; ocr: riconoscimento
testo scansione; oculista: visita occhiali; odontoiatra: dentale visita; odore: profumo
ventilazione; offerta: promozione sconto codice; office: word excel microsoft; officina: tagliando
riparazione; offline: sincronizzazione locale cache; oggetto: classe proprietà istanza; olio:
manutenzione lubrificazione; omaggio: regalo promozione; ombra: css stile; ombrellone: diametro
base; open-source: licenza sorgente github; operare: anestesia ricovero transazione; opzione:
parametro argomento configurazione; orario: apertura chiusura; ordinare: carrello pagamento
tracciamento conferma numero annullamento classificazione; orecchio: otorino udito; organizzare:
cartelle etichette workspace; originale: autentico certificato; origine: produzione provenienza
paese; oro: carati placcato gioiello; orologio: cinturino impermeabile pila; ortodonzia: apparecchio
allineatori; os: windows linux macos piattaforma; ospedale: pronto reparto visite; ospitare: hosting
server self-hosted vps; ospite: camera prenotazione; ottimizzare: prestazioni cache; ottone:
materiale manutenzione; otturazione: carie dente; pacchetto: package installazione dipendenza;
pacco: tracciamento consegna corriere; pagamento: carta bonifico paypal rate; pagare: pagamento
carta paypal bonifico conferma ricevuta; pagina: url sito; paio: confezione taglia; palazzo: sede
piano; palestra: corsi abbonamento; pallet: consegna quantità; pannello: dashboard amministrazione;
pannolino: taglia neonato; pantalone: taglia lunghezza vestibilità; parallelo: concorrenza threads
worker; parametro: opzione configurazione argomento; parcella: fattura tariffa; parcheggiare:
parcheggio sosta; parcheggio: posti auto sosta; parco: orari attrazioni; parola: glossario
definizione; parrucchiere: taglio colore; parser: analisi sintassi json; partecipare: iscrizione
requisiti; partenza: check-out orari; partizione: disco formattazione; parto: maternità gravidanza;
passaporto: documento identità; passeggero: biglietto imbarco; passeggiata: sentiero percorso;
passeggino: età peso chiusura; password: reimpostazione credenziali recupero dimenticata; patch:
correzione versione aggiornamento; patente: guida lezioni; paypal: pagamento carta conto; paziente:
visita appuntamento; pc: computer windows requisiti; pdf: esportazione stampa documento; pec: e-mail
certificata; pelle: manutenzione ecopelle sensibile; penna: inchiostro ricarica; pensione: mezza
pasti tariffa riduzione; pentola: induzione rivestimento diametro; percorso: cartella directory
path; perdere: recupero backup; pericolo: sicurezza rischio; pericoloso: sicurezza rischio
precauzioni; permanenza: durata soggiorno; permesso: diritti ruolo accesso chmod; permettere:
autorizzazione permesso consentire; permuta: usato ritiro; pernottare: camera notte tariffa; perso:
recupero ripristino backup; personalizzare: tema css modello; pesante: peso chilogrammi; pesare:
chilogrammi bilancia; pesca: permesso lago; pezzo: ricambio sostituzione codice; php: versione
estensione composer; piangere: bambino neonato; pianificare: cron calendario; piano: ascensore
scale; piantare: blocco riavvio crash annaffiatura esposizione rinvaso; piastrella: superficie posa;
piattaforma: windows linux macos; piatto: lavastoviglie porcellana; piede: altezza regolabile;
piegare: pieghevole dimensioni; pieghevole: dimensioni chiuso; pila: tipo incluse sostituzione;
ping: latenza rete connessione; pioggia: maltempo copertura; piovere: pioggia maltempo; pipeline:
deploy fase; piscina: riscaldata orari vasca; pista: sci aperte; pittura: vernice mano resa; pixel:
risoluzione dimensione immagine; pizza: menu asporto; plastica: riciclo materiale bpa; plugin:
estensione modulo marketplace; pneumatico: pressione misura invernali; podman: container docker
immagine; polvere: filtro pulizia; pompa: gonfiaggio portata; popup: finestra browser modale; porta:
firewall tcp rete ascolto; posa: installazione montaggio; posta: e-mail imap smtp disponibilità
prenotazione; posteggio: parcheggio posto; postgres: postgresql database sql; postgresql: database
sql estensione; potente: potenza watt; potenza: watt motore; powershell: comando script windows;
pranzare: ristorante menu mezzogiorno; preavviso: disdetta mesi; precauzione: sicurezza avvertenze;
predefinito: default valore preimpostato; preferire: confronto modelli; prelievo: sangue digiuno;
premio: concorso punti; prenotare: appuntamento booking conferma annullamento acconto; preordinare:
uscita disponibilità; preparare: consigli documenti; presa: spina adattatore volt; pressione: bar
gonfiaggio; prestazione: ottimizzazione velocità benchmark cache; preventivo: richiesta prezzo
gratuito; prezzo: tariffa sconto listino; principiante: introduzione tutorial fondamenti; priorità:
ordine coda livello; problema: risoluzione errore segnalazione; processo: servizio daemon pid;
prodotto: scheda modello disponibilità; produttore: marca origine garanzia; produzione: deploy
ambiente server; profilo: account avatar utente; profumo: fragranza flacone; progetto: repository
organizzazione team; programma: applicazione software licenza sviluppo pianificazione cron; promo:
codice sconto promozione; promozione: codice sconto saldi; prompt: ia istruzioni modello;
proprietario: titolare responsabile; proteggere: protezione password crittografia sicurezza;
protesi: dentale corona; protocollo: http tcp mqtt; provare: demo test ricevuta scontrino; proxy:
rete reverse nginx; psicologo: seduta consulenza; pubblicare: release deploy; pulire: pulizia cache
rimozione; pulizia: igiene camera; pull-request: contributo revisione git; pullman: parcheggio
linea; pulsante: interfaccia clic azione; puntura: iniezione vaccino; push: notifica git branch;
python: pip versione venv; qr-code: scansione barre mobile; quadro: dimensioni cornice; qualità:
certificazione marchio; quantità: lotto scorte minimo; quartiere: posizione dintorni; query: sql
database ricerca; quota: limite archiviazione massimo; radiatore: potenza watt riscaldamento;
radiografia: panoramica esame; ragazzo: età tariffa; raggi: radiografia esame; raggiungere: accesso
percorso mappa; raggruppare: gruppo filtro aggregazione; rallentare: prestazioni lentezza
limitazione; ram: memoria requisiti consumo; raso: tessuto lavaggio; rasoio: lama testina;
raspberry: arm linux piattaforma; rata: pagamento finanziamento tasso; rateizzare: rate
finanziamento pagamento; readme: documentazione introduzione installazione; recapitare: consegna
corriere; recapito: indirizzo telefono; recensione: voto commenti stelle; recensire: recensioni voto
commenti; reception: orari check-in; recesso: reso modulo termini; reclamare: assistenza modulo
conciliazione; recuperare: ripristino backup; redirigere: reindirizzamento 301 url; regalo:
confezione biglietto buono; regex: espressione pattern sintassi; registrare: account modulo log
audit windows; regola: condizioni norme; reimpostare: reset password fabbrica; reindirizzare:
redirect 301 url; reinstallare: installazione rimozione backup; religioso: cerimonia chiesa; remoto:
ssh vpn desktop; rendere: reso rimborso cambio; report: statistiche esportazione analisi;
repository: git clone github; requisito: configurazione hardware versione; reset: ripristino
reimpostazione fabbrica; resettare: reset ripristino fabbrica; residente: tariffa riduzione;
resistente: resistenza materiale robusto; resistere: resistenza materiale; reso: rimborso etichetta
recesso; responsabile: contatto direzione; restituire: reso etichetta rimborso; restringere:
lavaggio temperatura; rete: ip wifi router dns; riavviare: riavvio restart servizio; ricambio:
codice sostituzione pezzi; ricaricare: caricabatterie autonomia ore; ricercare: indice query;
ricetta: medico farmacia; ricevere: ricezione e-mail webhook notifica fattura scontrino conferma;
richiesta: http api query; riciclare: rifiuti raccolta; ricondizionato: usato garanzia condizioni;
ricordare: promemoria notifica; ricovero: degenza accettazione; ridotto: studenti bambini; ridurre:
riduzione ottimizzazione compressione; riduzione: studenti bambini; riempire: modulo campi
completamento; rifiutare: blocco consenso; rifiuto: riciclo raccolta smaltimento; rilasciare:
release versione changelog; rimborsare: reso tempi recesso; rimuovere: rimozione eliminazione
disinstallazione; rinnovare: scadenza certificato; rinominare: ridenominazione nome modifica;
riparare: correzione ripristino recupero garanzia preventivo ricambi; ripetere: ricorrenza ciclo
pianificazione; riposare: camera relax; ripristinare: ripristino backup snapshot; riprovare: retry
timeout tentativi; riscaldare: watt stufa; rischio: sicurezza avvertenze; riservare: prenotazione
conferma; risoluzione: schermo pixel troubleshooting; risolvere: risoluzione soluzione
troubleshooting; rispondere: risposta timeout server; risposta: richiesta json; ristorante: menu
prenotazione; ritardo: consegna tracciamento corriere arrivo; ritirare: negozio sede gratuito;
ritorno: biglietto navetta; riunione: videoconferenza calendario invito; robot: automazione crawler
captcha; robusto: resistenza materiale; rollback: ripristino versione precedente; romantico: coppia
camera; root: sudo amministratore privilegi; rosso: colore variante; rotto: errore dipendenza
riparazione garanzia; router: rete ip nat; rovinare: danno manutenzione danneggiato reclamo reso;
rss: feed abbonamento atom; rubare: furto denuncia blocco assicurazione; ruby: gem versione rails;
ruggine: inox corrosione trattamento; rumore: decibel silenzioso livello; rumoroso: decibel
silenzioso manutenzione; ruolo: permessi amministratore diritti; ruota: diametro pollici; russare:
sonno apnea; rust: cargo crate compilazione; s3: archiviazione bucket oggetto; sabbia: filtro
pulizia; safari: browser macos ios; sala: capienza noleggio; saldo: promozione acconto; salvare:
salvataggio backup esportazione; salvataggio: backup ripristino; sangue: prelievo analisi;
sanguinare: urgenza gengive; sapone: pelle ingredienti; sartoria: misura modifiche; sauna: spa
benessere; sbagliato: cambio reso errato; sbiancare: denti igiene; sbloccare: password accesso;
scadenza: conservazione data; scadere: scadenza rinnovo validità token; scalare: scalabilità cluster
replica; scaldare: riscaldamento temperatura; scansionare: digitalizzazione ocr scanner documento;
scaricare: download installazione esportazione; scarpa: numero suola pelle; scatola: imballaggio
contenuto dimensioni; scegliere: selezione opzione confronto; scelto: selezione opzione; schema:
database struttura diagramma; schermata: interfaccia screenshot risoluzione monitor visualizzazione;
schiuma: densità materasso; sciare: piste skipass noleggio; scivolo: accessibilità piscina;
scolastico: gruppo scuole; scolorire: lavaggio colore; scomodo: comfort imbottitura; sconto: codice
promozione saldi studenti; scontrino: ricevuta garanzia; scorciatoia: tastiera tasto desktop;
scorrere: scroll pagina; scorta: magazzino disponibilità; script: automazione bash comando;
scrivere: redazione editor scrittura; scuola: iscrizione vacanze orari; scuro: tema modalità
aspetto; sdk: libreria api client; sede: indirizzo orari; seggiolone: bambini ristorante; segnalare:
bug issue reclamo modulo; segreteria: orari contatti modulo; segreto: token crittografia secret;
selezionare: filtro elenco; sella: altezza bicicletta; senior: tariffa riduzione; sensore:
rilevamento batteria portata; seo: sitemap metadati posizionamento; separare: divisione campo;
serio: recensioni certificazione; serratura: fabbro urgenza; server: hosting vps porta produzione;
servizio: daemon systemd processo; sessione: cookie scadenza login; seta: lavaggio tessuto;
sfoderare: lavabile fodera; sfondo: immagine tema; shampoo: capelli ingredienti; sicurezza:
crittografia vulnerabilità autenticazione; sicuro: protezione crittografia certificato; sigillare:
guarnizione ermetico; significare: definizione glossario; sincronizzare: sync cloud conflitto;
sintassi: linguaggio grammatica riferimento; sistema: linux windows macos piattaforma correzione
configurazione risoluzione; sito: hosting dominio pagina; smacchiare: macchia pulizia; smaltire:
rifiuti raee; smarrire: oggetti furto; smartphone: android ios mobile applicazione; smontare:
smontaggio istruzioni; sms: notifica verifica codice; smtp: e-mail server porta; snapshot: backup
ripristino istantanea; soccorso: emergenza numero; socket: connessione porta websocket; software:
programma applicazione licenza; soggiornare: notti durata; solare: pannello batteria uv protezione;
soldi: rimborso pagamento prezzo; sordo: udito apparecchio; sorgente: codice repository licenza;
sospendere: standby sessione riattivazione; sosta: parcheggio camper; sostituire: sostituzione
migrazione; sostituzione: cambio ricambio; sottodominio: dns dominio wildcard; sottotitoli: video
srt lingua; sovrascrivere: sovrascrittura backup; spa: massaggio benessere; spam: filtro
indesiderata captcha; spazio: archiviazione disco quota capacità; spazzola: testina ricambio;
specialista: esperto team; specifica: requisiti documentazione standard; spedire: spedizione
corriere tempi; spedizione: corriere tempi tracciamento gratuita; spegnere: arresto disattivazione
shutdown; spento: avvio batteria alimentazione; spesa: consegna carrello; spessore: millimetri
dimensioni; spettacolo: biglietti programma; spiaggia: distanza ombrellone accesso; spid: identità
accesso cie; spina: presa adattatore; sport: attività palestra; sposare: matrimonio sala; spostare:
migrazione trasferimento appuntamento modifica; sql: database query tabelle file; ssd: disco
archiviazione; ssh: chiave terminale remoto; ssl: certificato https tls; sso: saml oauth
autenticazione ldap; stabile: versione release produzione; staging: ambiente test deploy; stagione:
alta bassa; stagno: ermetico impermeabile; stampante: cartuccia inchiostro toner; stampare: pdf
driver stampante; stanza: letto camera; statistica: report analisi dashboard; stazione: treno
distanza; sterilizzare: bollitura biberon; stile: css tema formattazione; stipendio: retribuzione
lavoro; stirare: stiratura temperatura; stivale: numero impermeabile pelle; stoffa: campione
tessuto; storia: origine fondazione; storico: museo centro; stoviglia: lavastoviglie porcellana;
strano: anomalia bug; stressato: relax massaggio; strumento: utilità software integrazione;
studente: riduzione tariffa tessera; sudo: root amministratore permessi; suggerimento: idee
commenti; suono: audio volume altoparlante; supplemento: tariffa animali; supportare: compatibilità
versioni assistenza contatti ticket; svantaggio: limiti confronto; svegliare: sveglia reception;
svg: immagine vettoriale icona; sviluppare: sdk sorgente api comunità; svuotare: cache cestino
eliminazione; swap: memoria ram; systemd: servizio unità avvio; tabella: colonne righe foglio;
tablet: ipad android mobile; tag: etichetta parola git; taglia: guida vestibilità misure;
tagliaerba: lama batteria; tagliare: lama misura; tappeto: dimensioni aspirapolvere; tardi: arrivo
orari; tassa: iva dogana fiscale dichiarazione; tastiera: scorciatoie tasti layout; tasto:
scorciatoia tastiera; tatuare: tatuaggio seduta; tavolo: dimensioni posti ristorante prenotazione;
taxi: transfer aeroporto; teatro: spettacolo biglietti; telecamera: risoluzione visione notturna;
telecomando: pile abbinamento; telefonare: telefono numero; telefono: mobile android ios
applicazione; televisore: hdmi pollici schermo; tema: aspetto css personalizzazione; template:
modello tema layout; tempo: timeout durata fuso; temporaneo: cache tmp scadenza; tenda: dimensioni
oscurante; tennis: campo racchetta; terapia: seduta trattamento; terme: piscina benessere;
terminale: console comando shell; termine: definizione glossario scadenza; termos: litri isotermico;
terrazzo: vista camera; tessuto: composizione cotone lavaggio; test: prova copertura validazione
demo; thread: parallelo concorrenza worker; ticket: supporto issue richiesta; timeout: attesa
scadenza ritardo; tinta: colore gamma; tls: certificato ssl https; token: autenticazione api
scadenza chiave; tossico: ingredienti sicurezza norma; tracciare: corriere spedizione; traduci:
traduzione lingua; tradurre: traduzione lingua localizzazione; traduzione: lingua localizzazione
i18n; traffico: banda rete visite; traghetto: imbarco orari; trapano: punte foratura; trascinare:
drag drop spostamento; trasferire: migrazione esportazione; traslocare: preventivo scatole;
trasparente: materiale vetro; trasportare: peso maniglia; trattamento: durata cura; trattoria: menu
prenotazione; treno: stazione distanza; trovare: ricerca percorso; trucco: pelle applicazione;
truffa: frode sicurezza pagamento; tubo: diametro guarnizione; tunnel: vpn ssh proxy; turista:
visite soggiorno; turno: farmacia guardia; tutorial: guida esempio introduzione; typescript: tipi
javascript compilazione; ubuntu: linux debian apt; udito: apparecchio acustico; ufficio: indirizzo
orari; umido: protezione muffa; unire: unione fusione merge; uomini: taglio barba; update:
aggiornamento versione upgrade; upgrade: aggiornamento versione migrazione; upload: caricamento file
dimensione; urgente: urgenza espressa; urgenza: guardia telefono; url: indirizzo link dominio;
usare: utilizzo guida esempi; usato: ricondizionato permuta; usb: periferica driver porta; uscire:
logout chiusura; user: utente ruolo account; username: credenziali login utente; usura: sostituzione
garanzia; utente: account ruolo permessi gruppo; utilità: vantaggi scopo; utilizzare: guida esempi;
vacanza: soggiorno chiusura; vaccinare: vaccino richiamo; vaccino: richiamo iniezione; validare:
verifica termini condizioni; valigia: dimensioni cabina litri; valore: prezzo importo; vantaggio:
benefici confronto; variabile: ambiente valore tipo; vecchio: obsoleto usato compatibilità; vegano:
vegan ingredienti origine; vegetariano: menu vegano piatti; velocizzare: ottimizzazione prestazioni
cache; vendere: rivenditori negozio; venire: accesso percorso mappa; ventilatore: portata decibel;
verificare: controllo test; vernice: mano asciugatura; versione: release changelog compatibilità
aggiornamento; vestibilità: taglia misure; vestito: taglia lavaggio tessuto; veterinario: visita
urgenza; vetro: temperato resistenza; viaggiare: viaggio soggiorno; viaggio: soggiorno
assicurazione; vicinanza: dintorni posizione; video: lettore formato codec streaming;
videoconferenza: riunione webcam microfono; vincere: concorso premio; vino: cantina carta; virtuale:
vm hypervisor macchina; virus: antivirus malware sicurezza; visibile: visualizzazione pubblico;
visita: guidata orari prenotazione; visitare: visita orari guidata; vista: mare camera balcone;
visualizzare: anteprima schermo; vite: tasselli fissaggio; vm: virtuale hypervisor vmware; volo:
aeroporto assicurazione; volontario: associazione volontariato; volt: tensione adattatore;
voltaggio: volt tensione; volume: docker suono archiviazione; voucher: codice sconto validità; vpn:
rete tunnel wireguard remoto; vulnerabilità: cve sicurezza patch; vuoto: null assente mancante;
watt: potenza consumo; web: sito browser server; webcam: video permesso; webhook: evento notifica
url; websocket: streaming connessione; wifi: rete connessione router; windows: microsoft
installazione exe; word: docx documento esportazione; wordpress: plugin tema cms; workflow:
automazione processo fasi; yaml: configurazione sintassi json; yoga: corso lezione; zaino: litri
dimensioni; zanzara: repellente zanzariera; zip: archivio compressione estrazione; zona: quartiere
posizione; zoom: ingrandire scala videoconferenza; ztl: accesso parcheggio centro; zucchero:
ingredienti nutrizionali
`,
  light: `grazie ciao buongiorno buonasera buonanotte cordiali prego cortesemente gentilmente scusa scusate
scusi sapere so sai sa sapete sanno dire dici dice dite dimmi ditemi domanda domande domandare
chiedere chiedo chiede chiedevo spiegare spiega spiegami spiegate spiegarmi aiutare aiutami
aiutatemi aiutarmi possibile possibilmente forse magari potrei potrebbe potrebbero potreste potresti
potere vorrebbe vorremmo vorreste volevo vuole vuoi vogliamo vogliono bisogno bisogna occorre serve
servono dovere devi dobbiamo dovete dovrò farei farebbe faresti fate facciamo facendo fatto sarei
sarebbe sarebbero avrei avrebbe avrò avuto andare vado andiamo andate andato andrebbe vada soltanto
solo solamente semplicemente davvero veramente esattamente precisamente circa piuttosto qualche
qualcosa qualcuno qualunque qualsiasi certo certa certi certe certamente ovviamente naturalmente
sicuramente probabilmente normalmente solitamente generalmente abitualmente purtroppo fortunatamente
apparentemente evidentemente attualmente comunque tuttavia eppure nonostante praticamente insomma
infine tipo roba faccenda aggeggio affare talmente abbastanza troppo assai pure neanche nemmeno
neppure mai cose penso pensare pensi credo credere crede sembra sembrare sembrerebbe pare trovo
trovi ok okay eh ehi boh beh mah giù insieme eccetera ecc esempio caso modo maniera ossia ovvero`,
  ordinary: `vecchio vecchia nuovo nuova prendere prendo prende mettere metto mette messo messa mettermi posare
lasciare lascio lasciato subito tardi domani ieri mattina mezzogiorno sera pomeriggio notte serata
mattinata oggi lunedì martedì mercoledì giovedì venerdì sabato domenica weekend gennaio febbraio
marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre primavera estate
autunno inverno rosso blu verde giallo nero bianco grigio marrone viola rosa arancione turchese
dorato colorato chiaro scuro donna uomo moglie amico amica collega capo padrone madre padre mamma
papà genitori figlio figlia fratello sorella nonna nonno nipote zio zia cugino cugina coniuge
compagno compagna vicino gente persona persone ragazza signore signora signorina suocera suocero
cognato cognata coinquilino venire vengo viene venuto veniva partire parto partito correre corro
camminare sdraiato restare resto rimanere rimane rimango rimasto vedere vedo vede guardare guardo
sentire sento sente sentito ascoltare parlare parlo parlato raccontare rispondere rispondo risposto
pensato sperare spero speriamo trovare trovato perdere perdo perduto dare do tenere tengo tiene
tenuto tirare spingere gettare buttare cadere caduto alzare sollevare seguire segue seguito
accorgere dimenticare dimenticato ricordare ricordo conoscere conosco conosciuto imparare imparato
capire capisco capito capisce leggere scrivere scritto gridare chiamo chiama iniziare inizia
iniziato cominciare comincia finire finito finisce terminare cessare provare provo provato tentare
riuscire riesco riesce riuscito succedere succede successo accadere accaduto capitare capita
apparire parere valere vale convenire appartenere bastare basta mancare manca usare uso utilizzare
utilizzo impiegare vivere vivo vissuto abitare lavorare giocare aspettare aspetto atteso dormire
mangiare bere amare piacere piace odiare gioire arrabbiare stupire infastidire preoccupare osare
prevedere riflettere decidere deciso incontrare visitare accompagnare tornare torno tornato
ritornare continuare scomparire scomparso diventare diventa diventato significare riguardare agire
raggiungere permettere impedire evitare occupare pregare consigliare consiglio raccomandare
suggerire proporre affermare corrispondere distinguere confrontare osservare toccare uscire uscito
entrare entrato scendere scoprire scoperto effettuare realizzare compiere crescere aumentare
diminuire cambiare muovere girare girato liberare sbrigare migliore meglio peggiore peggio cattivo
cattiva grande piccolo piccola grosso grossa lungo lunga alto alta basso bassa profondo stretto
spesso spessa sottile leggero leggera forte debole molle caldo calda freddo fredda fresco fresca
asciutto secco pieno piena vuoto vuota sporco sporca bello bella bellissimo brutto brutta giusto
giusta sbagliato falso vero vera corretto importante impossibile utile inutile sensato difficile
facile complicato strano strana buffo normale insolito solito abituale sconosciuto straniero diverso
diversa simile uguale stesso stessa unico unica singolo singola intero intera mezzo mezza doppio
vario varia gentile simpatico simpatica contento contenta felice triste stanco pronto pronta confuso
evidente serio seria divertente noioso interessante fantastico fantastica perfetto perfetta ideale
terribile orribile stupido intelligente furbo pazzo matto calmo tranquillo tranquilla lontano
lontana diretto dritto destra sinistra storto liscio rotondo quadrato dolce acido maturo soddisfatto
insoddisfatto onesto urgente improvviso improvvisamente regolarmente frequente frequentemente raro
raramente costante costantemente permanente eterno attuale futuro antico antica precedente ultimo
ultima prossimo prossima primo secondo terzo quarto quinto seguente superiore inferiore rimanente
aggiuntivo speciale particolare adatto esistente volta volte talvolta nuovamente prossimamente
precedentemente dopodiché finalmente inizialmente frattempo recentemente ultimamente finora tempo
contemporaneamente ovunque dappertutto altrove fuori davanti dietro lato intorno laggiù lassù
attraverso verso oltre sufficientemente parecchio maggiormente parzialmente completamente totalmente
interamente assolutamente estremamente quasi unicamente esclusivamente separatamente apposta
soprattutto forzatamente cosiddetto viceversa altrimenti eccezionalmente momento istante minuto
giorno giornata settimana mese anno decennio secolo periodo fine inizio pagina luogo angolo
direzione bordo ragione causa risultato scopo senso idea pensiero opinione speranza possibilità
scelta situazione rapporto relazione contrario contesto riguardo argomento passo mucchio quantità
numero paio dozzina decina metà maggioranza parola frase espressione trucco fatica sforzo compito
gioia voglia paura felicità fortuna sfortuna verità mondo paese città villaggio strada via casa muro
nome cognome storia esperienza conoscenza impressione sentimento interesse quotidiano conversazione
zero due tre quattro cinque sette otto nove dieci undici dodici tredici quattordici quindici sedici
venti trenta quaranta cinquanta sessanta cento mille milione euro centesimo chilo grammo centimetro
millimetro chilometro litro occasionalmente provvisoriamente temporaneamente progressivamente
ragionevole adeguatamente accuratamente prudentemente faticosamente facilmente difficilmente
rapidamente lentamente comodamente comodo piacevole spiacevole imbarazzante fastidioso sorprendente
perso smarrito disperato curioso impaziente incerto convinto sorpreso deluso entusiasta irritato
arrabbiato grato`,
}
