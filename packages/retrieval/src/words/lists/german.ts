import type { WordLists } from './listForm.ts'

export const GERMAN_LISTS: WordLists = {
  similar: `
passwort kennwort passphrase
handy smartphone mobiltelefon telefon
backup sicherung sicherungskopie datensicherung
löschen entfernen
löschen leeren
konto benutzerkonto account kundenkonto
anmelden einloggen login
abmelden ausloggen logout
registrieren registrierung anmelden
benutzer nutzer anwender user
benutzername nutzername username
administrator admin verwalter
aktualisieren aktualisierung update
upgrade hochstufen aktualisierung
installieren installation einrichten
einrichten setup
deinstallieren deinstallation entfernen
herunterladen download runterladen
hochladen upload raufladen
einstellung option konfiguration
einstellung settings
konfigurieren konfiguration config
starten hochfahren booten
neustart restart reboot
beenden stoppen anhalten
schließen zumachen
öffnen aufmachen
aktivieren einschalten freischalten
deaktivieren ausschalten abschalten
einschalten anschalten anmachen
ausschalten abschalten ausmachen
fehler error störung
fehler bug defekt
fehlermeldung meldung error
absturz crash
problem störung schwierigkeit
beheben lösen reparieren
lösung abhilfe
wiederherstellen restore
zurücksetzen reset
rückgängig widerrufen undo
ändern bearbeiten anpassen
ändern änderung modifizieren
wechseln umstellen tauschen
speichern sichern ablegen
ordner verzeichnis
datei file dokument
pfad speicherort dateipfad
bild foto grafik
video film clip
ton audio sound
bildschirm display monitor
anzeigen darstellen einblenden
ausblenden verbergen verstecken
suchen finden
ersetzen austauschen
kopieren duplizieren vervielfältigen
verschieben umziehen
übertragen transfer
exportieren export ausgeben
importieren import einlesen
drucken ausdrucken
scannen einscannen
verbinden koppeln
trennen trennung
internet web netz
netzwerk netz lan
wlan wifi funknetz
webseite website internetseite homepage
adresse anschrift
url link webadresse
verknüpfung shortcut
e-mail mail email
postfach mailbox
nachricht mitteilung message
benachrichtigung notification hinweis
anhang attachment
rechner computer pc
notebook laptop
betriebssystem os
programm software anwendung
app anwendung applikation
erweiterung plugin addon
modul baustein
treiber driver
version release ausgabe
lizenz lizenzschlüssel
schlüssel key
quelltext quellcode code
open-source quelloffen
bibliothek library
schnittstelle api
schnittstelle anschluss
datenbank db
tabelle table
abfrage query
spalte column
zeile line reihe
feld eingabefeld
variable umgebungsvariable
befehl kommando command
kommandozeile befehlszeile terminal konsole
parameter argument option
funktion methode
funktion feature
skript script
aufgabe task job
zeitplan cron
protokoll log logdatei
protokollieren loggen
arbeitsspeicher ram hauptspeicher
speicherplatz speicher plattenplatz
festplatte hdd ssd platte
prozessor cpu
grafikkarte gpu
zwischenspeicher cache
zwischenablage clipboard
tastenkürzel tastenkombination shortcut hotkey
taste knopf button
schaltfläche button
fenster dialog
symbol icon
vorlage template muster
schriftart schrift font
farbe farbton
hintergrund hintergrundbild
design theme
sprache language
rechte berechtigung benutzerrechte
zugriff zugang
erlauben zulassen gestatten
verbieten untersagen
blockieren sperren
entsperren freischalten
zertifikat certificate
sicherheit schutz
sicherheitslücke schwachstelle
virus schadsoftware malware
firewall brandmauer
zwei-faktor-authentifizierung 2fa
authentifizierung authentisierung
gruppe team
rolle benutzerrolle
teilen freigeben freigabe
synchronisieren abgleichen sync
automatisch selbsttätig
manuell händisch
standard voreinstellung default
minimum mindestens
maximum höchstens maximal
limit grenze begrenzung obergrenze
begrenzen beschränken limitieren
anzahl menge zahl
größe maß abmessung
dauer zeitraum laufzeit
geschwindigkeit tempo
schnell flott zügig
langsam träge
version ausführung
variante ausführung
anleitung anweisung handbuch
anleitung tutorial howto
handbuch bedienungsanleitung gebrauchsanweisung
dokumentation doku
beispiel exempel
hilfe support unterstützung
kundendienst kundenservice support
unterstützen unterstützt
voraussetzung anforderung bedingung
systemvoraussetzung systemanforderung
kompatibel verträglich
notwendig erforderlich nötig
benötigen brauchen
verfügbar erhältlich lieferbar
vorhanden verfügbar
unterschied vergleich
nachteil einschränkung
preis kosten
gebühr entgelt
kostenlos gratis kostenfrei umsonst
teuer kostspielig
günstig billig preiswert
rabatt nachlass ermäßigung preisnachlass
gutschein gutscheincode voucher
kaufen erwerben bestellen
bestellung auftrag
bestellen ordern
warenkorb einkaufswagen
produkt artikel ware
shop onlineshop laden
händler verkäufer anbieter
hersteller produzent
kunde auftraggeber käufer
bezahlen zahlen zahlung
zahlungsart zahlungsmethode zahlungsweise
lastschrift bankeinzug sepa
ratenzahlung finanzierung
rechnung faktura
mehrwertsteuer umsatzsteuer mwst
anzahlung vorauszahlung
mahnung zahlungserinnerung
lieferung versand zustellung
liefern zustellen versenden
lieferzeit versanddauer
versandkosten porto lieferkosten
paket sendung päckchen
sendungsverfolgung tracking paketverfolgung
rückgabe retoure rücksendung
zurückschicken zurücksenden
erstattung rückerstattung rückzahlung
stornieren absagen
stornierung storno
widerruf widerrufsrecht
garantie gewährleistung
reklamation beschwerde beanstandung
beschädigt kaputt defekt
reparatur instandsetzung
reparieren instandsetzen
ersatzteil ersatz
zubehör accessoires
vertrag vereinbarung
abo abonnement subscription
tarif plan
angebot offerte
kostenvoranschlag angebot
newsletter rundbrief
bewertung rezension
datenschutz datenschutzerklärung dsgvo
agb geschäftsbedingungen
impressum anbieterkennzeichnung
öffnungszeiten geschäftszeiten sprechzeiten
geöffnet offen
termin verabredung
reservieren buchen vorbestellen
reservierung buchung
anreise anfahrt
anreise check-in
abreise check-out
zimmer unterkunft
hotel pension unterkunft
ferienwohnung apartment appartement
gast besucher
eintritt eintrittspreis
eintrittskarte ticket
parkplatz stellplatz
tiefgarage parkhaus
auto wagen pkw fahrzeug
fahrrad rad bike
zug bahn
bus linienbus
haltestelle station
flughafen airport
aufzug lift fahrstuhl
barrierefrei rollstuhlgerecht behindertengerecht
haustier hund
baby säugling
jugendlicher teenager
senior rentner
student studierende
familie angehörige
arzt doktor
zahnarzt zahnarztpraxis
praxis ordination
behandlung therapie
krankenkasse krankenversicherung
schmerz beschwerden
medikament arznei arzneimittel
spritze betäubung
frühstück morgenessen
essen speisen mahlzeit
speisekarte menü
getränk drink
kurs lehrgang seminar
schulung training fortbildung
veranstaltung event
mitarbeiter angestellter
ansprechpartner kontaktperson
firma unternehmen betrieb
kontakt kontaktformular
anrufen telefonieren
telefonnummer rufnummer
job stelle arbeitsplatz
stellenangebot stellenanzeige
gerät apparat
akku batterie
aufladen laden
ladegerät netzteil
stecker steckdose
kabel leitung
kopfhörer headset
fernbedienung fernsteuerung
fernseher tv
drucker printer
kamera fotoapparat
sensor fühler
reinigen säubern putzen
reinigung säuberung
wasserdicht wasserfest
montieren anbringen befestigen
montage aufbau
zusammenbauen aufbauen
höhe hoch
gewicht schwer
lautstärke laut
leise geräuscharm
strom energie elektrizität
stromverbrauch energieverbrauch
temperatur wärme
werkstoff material
holz massivholz
zutat inhaltsstoff
haltbarkeit mindesthaltbarkeitsdatum
zeit uhrzeit
täglich tag
wöchentlich woche
jährlich jahr
erlaubt gestattet zulässig
verboten untersagt
pflicht verpflichtend obligatorisch
optional freiwillig
zusätzlich extra
zusammenfassung übersicht überblick
entwickler programmierer developer
entwicklung development
produktiv produktion
testen prüfen
überprüfen kontrollieren
ki ai künstliche-intelligenz
cloud online-speicher
host provider
domain domäne
bereitstellen deployment ausrollen
umgebung environment
ereignis event
warnung warnhinweis alarm
verlauf historie history
papierkorb mülleimer
lesezeichen favorit bookmark
sortieren ordnen
umbenennen namensänderung
name bezeichnung
titel überschrift
kategorie rubrik
schlagwort tag stichwort
kommentar anmerkung
profil benutzerprofil
profilbild avatar
profil steckbrief
browser webbrowser
lesen auslesen
schreiben verfassen
senden schicken versenden
empfangen erhalten
zurück retour
stornogebühr stornokosten
selbstabholung abholung
`,
  related: `
2fa: zwei-faktor-authentifizierung authentifizierung authenticator totp einmalcode bestätigungscode
wiederherstellungscode; 32bit: architektur systemvoraussetzungen plattform; 403: berechtigung
zugriff rechte verboten; 404: weiterleitung route seite pfad; 500: serverfehler logdatei ausnahme;
502: proxy gateway upstream; 64bit: architektur systemvoraussetzungen plattform; abbestellen:
newsletter abmeldung kündigung; abbilden: darstellung modell mapping; abbrechen: abbruch stornieren
beenden stopp; abbruch: timeout verbindung fehler unterbrechung; abbuchen: lastschrift zahlung;
abend: abendessen öffnungszeiten; abendessen: restaurant halbpension; abfahrt: fahrplan haltestelle;
abfangen: ausnahme exception filter hook; abfragen: query api filter; abgeben: annahmestelle retoure
rückgabe; abgebucht: lastschrift abbuchung zahlung; abgeholt: abholung selbstabholung; abgelaufen:
ablaufdatum gültigkeit verlängern token zertifikat erneuern; abgelehnt: zahlung bonität ablehnung;
abgenutzt: verschleiß ersatzteil; abgesagt: absage stornierung erstattung; abgeschickt: versand
sendungsverfolgung versandbestätigung; abgestürzt: absturz fehler logdatei neustart
wiederherstellung; abgleich: synchronisation sync vergleich synchronisieren; abhängig: voraussetzung
paket dependency bibliothek version; abholen: selbstabholung filiale lager; abhören: verschlüsselung
https datenschutz; abkürzung: glossar begriff; ablage: ordner speicherort archiv; ablauf: workflow
prozess schritt ablaufdatum gültigkeit laufzeit verlängern; ablehnen: zurückweisen blockieren
genehmigung cookies; abmelden: logout sitzung abbestellen kündigung newsletter; abmessung: maße
größe breite höhe tiefe; abnehmbar: bezug waschbar; abo: abonnement laufzeit kündigung; abonnieren:
abonnement newsletter; abrechnen: rechnung abrechnungszeitraum zahlung; abreise: check-out
abreisetag uhrzeit; abrufen: get api abfrage download; absagen: stornierung termin; abschleifen:
schleifen oberfläche; abschließen: vertrag versicherung; abschluss: zertifikat prüfung; absenden:
formular senden bestätigung e-mail adresse smtp; absetzen: steuer beleg; absichern: sicherheit
verschlüsselung firewall zugriff; abspeichern: speichern export format; abspielen: wiedergabe player
video format codec; abstand: margin padding rand zeilenabstand; abstellen: ausschalten
abstellgenehmigung ablageort; absturz: fehler logdatei neustart crash fehlerbericht arbeitsspeicher;
abwärtskompatibel: kompatibilität version migration breaking; abwaschbar: reinigung pflege;
abzahlen: ratenzahlung finanzierung; account: konto registrierung login profil benutzerkonto;
adblocker: browser erweiterung blockieren cookies; addon: erweiterung plugin modul; admin:
administrator rolle rechte berechtigung verwaltung; adminrechte: administrator root sudo
benutzerrechte; adressänderung: anschrift kundenkonto; adresse: anfahrt anschrift standort; agb:
geschäftsbedingungen vertrag; ai: ki modell sprachmodell llm; akku: laufzeit aufladen ladezeit
akkulaufzeit kapazität; akkulaufzeit: akku stunden betriebszeit; aktivieren: einschalten option
freischalten lizenzschlüssel; aktualisieren: update version upgrade patch; aktuell: version update
neueste release; alias: weiterleitung name e-mail domain; alkohol: getränke bar; allein:
einzelzimmer einzelperson; alleinerziehend: ermäßigung familienkarte; allergie: allergene
inhaltsstoffe zutaten unverträglichkeit; allergiker: material hausstaub; alternative: ersatz
vergleich variante; alu: aluminium material; analyse: statistik auswertung bericht; analysieren:
auswertung statistik protokoll profiling; anbauen: montage erweiterung zubehör; anbieter: händler
hersteller impressum; anbinden: integration schnittstelle api verbindung connector; anbringen:
montage befestigung halterung; ändern: bearbeiten anpassen einstellung; änderung: changelog
bearbeiten; android: app play-store apk smartphone mobil; anfahrt: wegbeschreibung parkplatz
haltestelle; anfänger: einstieg tutorial grundlagen erste-schritte einführung schnellstart;
anfordern: bestellen antrag formular; anforderung: voraussetzung spezifikation; anfrage: request api
kontakt http; angeben: formular pflichtfeld; angebot: rabatt aktion kostenvoranschlag; angehörige:
besuchszeiten begleitperson; angemeldet: sitzung login cookie session; angestellt: mitarbeiter
karriere; angezeigt: anzeige darstellung sichtbar; angreifer: sicherheit angriff sicherheitslücke
schutz; angriff: sicherheit firewall sicherheitslücke brute-force; angst: angstpatienten betäubung;
anhalten: stoppen pause beenden; anhang: datei e-mail dateigröße hinzufügen; anklicken: schaltfläche
link maus; ankommen: lieferung lieferzeit zustellung anreise; ankommt: lieferzeit zustellung;
anlegen: erstellen hinzufügen neu einrichten; anleitung: handbuch schritt tutorial einrichtung
dokumentation; anmachen: einschalten aktivieren starten; anmelden: login registrierung benutzername
passwort zugangsdaten sso; annehmen: zustellung annahme; anonym: datenschutz ip-adresse
anonymisierung gast; anpassen: konfiguration einstellung design vorlage theme customizing; anprobe:
größe filiale passform; anprobieren: größe passform anprobe umtausch; anreise: check-in anreisetag
anfahrt; anruf: telefonnummer hotline erreichbar; anschalten: einschalten aktivieren; anschauen:
ausstellung showroom; anschließen: anschluss kabel stecker verbindung; anschluss: stecker kabel
adapter; ansicht: darstellung layout anzeige dashboard; ansprechpartner: kontakt kundenservice;
antivirus: virenscanner fehlalarm ausnahme malware; antrag: formular antragstellung; anwender:
benutzer rolle lizenz; anzeige: darstellung display werbung einblenden ansicht ausgabe; anziehen:
größe drehmoment schraube; api: schnittstelle endpunkt rest token dokumentation; api-key: schlüssel
token zugangsdaten authentifizierung; apk: android installation download; apotheke: notdienst
medikamente; apple: mac macos ios iphone ipad; arbeit: karriere stellenangebote; arbeitsgruppe: team
gruppe zusammenarbeit; arbeitsspeicher: ram systemvoraussetzungen speicherbedarf; arbeitszeit:
zeiterfassung stunden; archiv: backup ablage zip historie; archivieren: archiv aufbewahrung export
aufbewahrungsfrist; argument: parameter option; arm: architektur raspberry plattform aarch64;
artikelnummer: produkt bestellnummer; arzt: sprechstunde termin praxis; ärztlich: attest
sprechstunde; assistent: einrichtung wizard ki chatbot; atmungsaktiv: material gewebe; attest:
krankmeldung bescheinigung; audio: ton mikrofon lautsprecher format; aufbau: montage aufbauanleitung
aufbauservice; aufbewahren: lagerung haltbarkeit; aufblasen: luftdruck pumpe; aufenthalt:
übernachtung dauer; aufgabe: job task zeitplan queue; aufgehängt: neustart prozess timeout absturz;
aufhängen: wandmontage halterung; aufkleben: kleber etikett; aufladen: ladegerät ladezeit akku;
auflisten: liste anzeigen übersicht; auflösung: pixel display bildgröße dpi; aufmachen: öffnen
gehäuse; aufnahme: aufzeichnung video mikrofon; aufnehmen: aufnahme aufzeichnung hinzufügen;
aufpassen: hinweis warnung betreuung; aufräumen: bereinigen löschen cleanup speicherplatz; aufrufen:
url öffnen funktion adresse; aufrüsten: upgrade erweiterung arbeitsspeicher; aufspielen:
installation firmware update; aufstellen: aufbau standort; aufzeichnen: protokoll log; aufzug:
barrierefrei lift; ausbauen: demontage erweiterung; ausbildung: azubi bewerbung; ausbleichen:
lichtecht uv-beständig; ausblenden: verbergen anzeige sichtbarkeit; auschecken: check-out abreise;
ausfall: hochverfügbarkeit redundanz failover störung status größe passform; ausfallsicher:
hochverfügbarkeit redundanz cluster replikation; ausflug: ausflugsziele sehenswürdigkeiten;
ausführen: befehl starten skript; ausfüllen: formular feld pflichtfeld; ausgabe: output format
export version; ausgeben: ausgabe export drucken; ausgebucht: verfügbarkeit warteliste; ausgegraut:
deaktiviert berechtigung lizenz; ausgeliefert: zustellung auslieferung; ausgeloggt: sitzung session
timeout login; ausgesperrt: passwort zurücksetzen zugriff sperre administrator; auskommentieren:
kommentar konfigurationsdatei; auskunft: kundenservice kontakt; ausland: auslandsversand zoll
länder; auslastung: cpu arbeitsspeicher monitoring leistung; auslaufen: dicht auslaufmodell;
auslaufmodell: restposten nachfolger; ausleihen: leihgerät verleih miete; auslesen: abfrage export
lesen; ausloggen: logout sitzung abmelden; auslösen: trigger ereignis webhook; ausmachen:
ausschalten deaktivieren; ausmessen: maße aufmaß messanleitung; ausnahme: exception fehler whitelist
regel; auspacken: lieferumfang verpackung; ausprobieren: testversion demo testzeitraum; ausreichend:
minimum kapazität; ausrichten: layout zentriert; ausrollen: deployment verteilung bereitstellung;
ausschalten: deaktivieren option herunterfahren; ausschließen: ausnahme filter ignorieren exclude;
aussehen: design theme layout darstellung; aussicht: balkon lage; ausstellung: showroom
ausstellungsraum; austausch: ersatz umtausch ersetzen export schnittstelle; ausverkauf: rabatt
restposten; ausverkauft: verfügbarkeit lagerbestand nachlieferung; auswahl: sortiment varianten
option liste; ausweis: altersnachweis identität personalausweis; auswerten: statistik bericht report
analyse dashboard; auth: authentifizierung token login; authentifizierung: login token passwort
oauth sso ldap; auto: fahrzeug parkplatz anfahrt; automatisch: zeitplan cron automatisierung skript;
automatisieren: skript cron workflow api automatisierung; autostart: dienst systemstart systemd;
avatar: profilbild profil; baby: kleinkind kinder; backofen: temperatur geschirr; backup: sicherung
wiederherstellung datensicherung snapshot; bad: badezimmer dusche schwimmbad pool strand; badewanne:
badezimmer zimmerausstattung; bahn: bahnhof anreise; bahnhof: anreise haltestelle; balkon: terrasse
zimmer; bandbreite: geschwindigkeit mbit traffic; bank: bankverbindung iban überweisung;
bankverbindung: iban bic überweisung; bar: barzahlung zahlungsarten; barcode: scanner ean qr-code;
bargeld: barzahlung zahlungsarten; barrierefrei: rollstuhl aufzug; batch: stapelverarbeitung skript;
batterie: akku entsorgung typ; bauanleitung: aufbauanleitung montage; baumwolle: material textil
pflege; beachten: hinweis voraussetzung; beanstanden: reklamation mangel; bearbeiten: editor ändern
editieren; bearbeitungszeit: lieferzeit werktage; bedeutet: begriff definition glossar; bedienen:
bedienung oberfläche steuerung; bedienung: oberfläche tastatur anleitung; bedingung: voraussetzung
regel if; bedrucken: druck motiv druckdatei; bedruckt: druck motiv; beenden: stoppen prozess
herunterfahren kill; beerdigung: bestattung trauerfeier; befehl: kommandozeile terminal cli syntax;
befestigen: montage schrauben dübel; befreien: befreiung antrag; befüllen: füllmenge nachfüllen;
befund: ergebnis untersuchung; begleitperson: schwerbehindertenausweis eintritt; begrenzen: limit
quota rate-limit maximum kontingent; begriff: definition glossar; behandeln: behandlung therapie;
behandlung: therapie kosten termin; beheben: fehlerbehebung lösung troubleshooting; behindert:
barrierefrei schwerbehindertenausweis; behinderung: barrierefrei schwerbehindertenausweis; behörde:
amt antrag; beiliegen: lieferumfang zubehör; beispiel: demo vorlage; beitrag: artikel post
veröffentlichung pull-request mitmachen entwicklung community; beitreten: mitgliedschaft
mitgliedsantrag; belastbar: tragkraft höchstgewicht; belasten: tragkraft kreditkarte; beleg:
rechnung quittung buchung nachweis; beleuchtung: lampe led; beliebt: bestseller meistverkauft;
benachrichtigen: e-mail webhook push alarm; benchmark: leistung geschwindigkeit vergleich; benutzen:
verwendung nutzung konto rolle rechte gruppe benutzerverwaltung; benutzerrechte: rolle berechtigung
administrator gruppe; bequem: komfort polsterung; beraten: kontakt kundenservice termin; berechnen:
formel summe preis abrechnung; berechtigung: rolle rechte zugriff benutzerrechte freigabe;
bereinigen: löschen aufräumen cleanup; bericht: report auswertung export statistik; beruf: karriere
ausbildung; beschädigt: transportschaden reklamation; bescheinigung: nachweis attest; beschleunigen:
leistung cache optimierung index gpu; beschränken: limit zugriff berechtigung; beschreibung:
dokumentation metadaten; beschwerde: reklamation kundenservice; beschweren: beschwerde reklamation
kontakt; besetzt: hotline telefon; besichtigen: führung termin; besitzer: eigentümer rolle rechte;
besser: vergleich empfehlung vorteil; bestand: lagerbestand verfügbarkeit material
witterungsbeständig; bestätigen: verifizierung e-mail aktivierungslink; bestätigungsmail: spam
e-mail aktivierungslink verifizierung; beste: empfehlung vergleich; bestellen: warenkorb kasse
bestellstatus bestellbestätigung; bestellnummer: bestellbestätigung kundenkonto; bestellt:
bestellstatus bestellung; besuch: öffnungszeiten besuchszeiten anfahrt; beta: vorabversion
testversion release; betäubung: narkose spritze; betreff: e-mail vorlage; betreiben: hosting server
betrieb selbst; betriebssystem: windows linux macos systemvoraussetzungen plattform; betrug:
sicherheit fake; bett: matratze maße; bettwäsche: handtücher inklusive; bettzeug: bettwäsche
handtücher; bewerben: stellenangebote karriere; bewerten: rezension kundenmeinung; bezahlen:
zahlungsarten zahlung paypal kreditkarte; bezahlt: zahlungseingang zahlung; bezeichnung: name titel
label; beziehen: bezug lieferung; bezug: waschbar stoff; biegsam: flexibel material; bier: getränke
bar; bild: foto grafik png jpg bildformat galerie upload; bildschirm: display auflösung monitor
anzeige; bildschirmschoner: energieoptionen standby; billig: preis rabatt angebot günstig; binär:
binary build kompilieren; bio: zertifiziert siegel anbau; bitcoin: zahlungsarten krypto; blinken:
led anzeige fehlercode; blinkt: led anzeige fehlercode; blockchain: krypto wallet transaktion;
blockieren: sperre blacklist firewall filter; blockiert: firewall sperre whitelist berechtigung;
blog: artikel beitrag rss; bluescreen: treiber absturz windows; bluetooth: koppeln verbindung
pairing; blut: blutabnahme labor nachblutung notfall; boden: untergrund fußboden; bohren: dübel
montage; bohrt: behandlung betäubung; bonität: schufa ratenzahlung; bonus: treuepunkte prämie;
booten: start bootloader uefi; bot: chatbot automatisierung spam captcha; box: lautsprecher
verpackung; branch: git zweig merge; breit: maße layout pixel spalte; brennt: brennbar sicherheit;
brief: porto post; briefkasten: zustellung päckchen; browser: chrome firefox safari edge cache;
bruchsicher: material stoßfest; brunch: frühstück buffet; brute-force: anmeldeversuche sperre
rate-limit; buchhaltung: rechnung datev export buchung; bug: fehler issue fehlerbericht melden;
bügeln: pflegehinweis temperatur; build: kompilieren pipeline; büro: arbeitsplatz geschäftsadresse;
bus: haltestelle linie fahrplan; busse: haltestelle linie fahrplan; cache: zwischenspeicher leeren
browser; camping: stellplatz wohnmobil; captcha: spam formular bot; catering: buffet veranstaltung;
cd: pipeline deployment verzeichnis; charge: chargennummer produktion; chat: nachricht messenger
livechat; chatbot: ki assistent sprachmodell; check-in: anreise rezeption; check-out: abreise
rezeption; chef: geschäftsführung leitung; chrome: browser erweiterung; ci: pipeline automatisierung
build; client: app programm verbindung; cloud: server hosting speicher synchronisation; cluster:
knoten hochverfügbarkeit replikation skalierung; code: quelltext repository snippet; codec: video
format audio; community: forum mitmachen discord; computer: rechner systemvoraussetzungen; config:
konfigurationsdatei einstellung yaml; container: docker image podman kubernetes; cookie: datenschutz
einwilligung browser session consent; cors: header origin domain; cpu: prozessor kerne leistung;
crash: absturz logdatei; crm: kunden kontakte integration; cron: zeitplan cronjob aufgabe; csv:
export import tabelle trennzeichen; dark: theme dunkelmodus design; darkmode: theme dunkel design;
darstellen: anzeige diagramm visualisierung; dashboard: übersicht widget statistik; datei:
dateiformat upload ordner dateigröße; dateiendung: format dateityp; dateigröße: limit maximum
upload; dateiname: umbenennen sonderzeichen; daten: datenbank export datenschutz speicherort;
datenbank: mysql postgresql sqlite sql tabelle; datenmenge: speicher volumen limit; datenrettung:
wiederherstellung backup; datenschutz: dsgvo auftragsverarbeitung personenbezogen einwilligung;
datenträger: festplatte usb-stick laufwerk; datenverlust: backup wiederherstellung; datum:
zeitstempel format zeitzone; dauer: lieferzeit laufzeit bearbeitungszeit; dauert: lieferzeit dauer
werktage bearbeitungszeit; deaktivieren: ausschalten option abschalten; debuggen: debug log
breakpoint fehlersuche; default: standardwert voreinstellung; defekt: fehler reparatur beschädigt
reklamation garantie; definition: begriff glossar; deinstallieren: entfernen löschen bereinigung;
demo: testversion probe beispiel; design: theme vorlage layout css; desktop: oberfläche verknüpfung
client; deutsch: sprache übersetzung lokalisierung; deutschland: serverstandort rechenzentrum dsgvo;
developer: entwickler api sdk; dhcp: ip-adresse netzwerk router; dhl: versand paket
sendungsverfolgung; diagramm: grafik chart visualisierung; dichtung: ersatzteil wasserdicht; dick:
stärke maße; diebstahl: versicherung schutz; dienst: service systemd prozess autostart; display:
bildschirm auflösung; dns: domain nameserver eintrag a-record; docker: container image compose
volume; dokument: datei pdf vorlage; dokumentation: handbuch anleitung referenz; domain: dns
subdomain ssl umleitung; doppelt: duplikat mehrfach eindeutig; doppelzimmer: zimmer preis; dose:
steckdose inhalt; downgrade: version rollback ältere; download: herunterladen paket installation;
drag: ziehen ablegen; draußen: outdoor wetterfest außenbereich; dringend: notfall express; drucken:
pdf druckvorschau treiber toner; dsgvo: datenschutz auftragsverarbeitung einwilligung; duft: parfüm
geruch; dunkel: dunkelmodus theme helligkeit; dunkelmodus: theme design darstellung; duplikat:
doppelt zusammenführen eindeutig; durchführen: ablauf schritt; durchsatz: leistung geschwindigkeit
benchmark; durchsuchen: suche index volltextsuche; dürfen: erlaubt berechtigung erlaubnis; echt:
original echtheit material; echtheit: original zertifikat; echtzeit: live websocket streaming;
editieren: bearbeiten editor; editor: bearbeiten texteditor wysiwyg; ehrenamt: mitmachen verein;
eigentümer: besitzer inhaber; eilig: expressversand express; eilt: expressversand express; einbau:
montage einbauanleitung integration einbinden; einbetten: iframe embed widget; einbinden:
integration embed iframe snippet importieren; einchecken: check-in anreise; einfrieren: absturz
neustart arbeitsspeicher; einfuhr: zoll import; eingabe: feld formular validierung; eingeben:
eingabefeld formular tastatur; eingefroren: absturz neustart prozess; eingehend: port firewall
posteingang; eingelassen: einlass eintritt; eingelöst: gutschein gutscheincode; eingeschränkt: limit
berechtigung einschränkung; einhalten: frist richtlinie; einladen: mitglied team benutzer link;
einlass: eintritt öffnungszeiten; einlaufen: waschen pflegehinweis; einlegen: batterie sim-karte;
einlesen: import csv scannen; einlog: login anmeldung; einloggen: login anmeldung passwort
zugangsdaten; einlösen: gutschein gutscheincode rabattcode; einrichten: konfiguration installation
setup assistent; einschalten: aktivieren option starten; einschicken: reparatur rücksendung;
einschränken: berechtigung limit zugriff filter begrenzung unterstützt; einsenden: reparatur
rücksendung; einspielen: installation import wiederherstellung update; einstecken: stecker
steckdose; einsteiger: tutorial schnellstart grundlagen; einstellen: konfiguration option parameter;
eintritt: eintrittspreis ticket; einwilligung: dsgvo cookies consent; einzahlen: guthaben
überweisung; einzelhandel: händler filiale; einzeln: stück einzelpreis; einzelzimmer: zimmer
einzelzimmerzuschlag; elektrisch: strom akku motor; elektroschrott: entsorgung altgerät; eltern:
kinder elternteil; empfangen: posteingang imap webhook e-mail adresse; empfehlen: best-practice tipp
empfohlen; empfindlich: material pflege; encoding: utf-8 zeichensatz; endpunkt: api url route;
energie: energieverbrauch effizienzklasse; englisch: sprache übersetzung lokalisierung; enkel:
kinder ermäßigung; enterprise: lizenz unternehmen support; entfernen: löschen deinstallation meter
kilometer; enthalten: lieferumfang inklusive inhaltsstoffe; entkalken: reinigung wasserhärte;
entlüften: heizung pumpe; entpacken: zip archiv extrahieren; entscheiden: vergleich auswahl;
entschlüsseln: schlüssel verschlüsselung passwort; entsorgen: altgerät recycling batterien;
entsperren: sperre passwort pin freischalten; entwickeln: entwicklung sdk quellcode; entwickler: api
sdk quellcode community entwicklungsumgebung roadmap; env: umgebungsvariable konfiguration;
ereignis: event webhook trigger; erfinder: gründer geschichte; erfunden: gründung geschichte;
erhalten: zustellung bekommen; erhöhen: limit maximum skalierung; erinnern: erinnerung
benachrichtigung; erinnerung: benachrichtigung kalender termin; erkältet: krank termin; erkannt:
erkennung treiber verbindung; erkennen: automatisch treiber; erkennt: erkennung treiber kompatibel;
erlauben: berechtigung freigabe whitelist zugriff; erlaubnis: berechtigung freigabe; erlaubt:
zulässig regel bedingungen; ermäßigt: ermäßigung studenten senioren; ermäßigung: studenten senioren
schüler; erneuern: verlängerung zertifikat ablaufdatum token; erneut: wiederholung retry;
erreichbar: verbindung firewall port dns; erreichen: adresse port kontakt; error: fehler
fehlermeldung logdatei; ersatz: ersatzteil austausch; ersatzteil: zubehör artikelnummer; erscheinen:
veröffentlichung release; erscheint: erscheinungstermin release; erstatten: rückzahlung gutschrift
widerruf; erstellen: anlegen hinzufügen generieren; erwachsen: eintrittspreis mindestalter größe
altersempfehlung; erweitern: erweiterung plugin modul ausbau; erweiterung: plugin addon modul
marketplace; erzwingen: force pflicht richtlinie; essen: restaurant speisekarte frühstück; excel:
csv xlsx export tabelle; experimentell: beta instabil feature-flag; exportieren: export csv download
format; express: expressversand lieferzeit; extern: remote api drittanbieter; extrahieren: entpacken
zip; fabrik: herstellung produktion; facebook: social-media teilen login; fahren: anfahrt
reichweite; fahrkarte: ticket fahrschein tarif; fahrplan: abfahrt linie; fahrrad: rad helm
rahmenhöhe; fahrradständer: stellplatz fahrrad; fahrschule: führerschein fahrstunde; fährt:
reichweite geschwindigkeit fahrplan; fällt: größe passform größentabelle; falsch: fehler ungültig
korrektur; faltbar: klappbar maße; familie: familienzimmer kinder; farbecht: waschen pflegehinweis;
farbmuster: muster stoffprobe; favorit: lesezeichen merkliste; feature: funktion roadmap; feedback:
rückmeldung kontakt; fehler: fehlermeldung logdatei fehlerbehebung ursache lösung fehlend
installieren; fehlermeldung: fehlercode ursache lösung logdatei; fehlersuche: debug logdatei
fehlerbehebung; fehlgeschlagen: fehler ursache logdatei wiederholen; fehlt: fehlend installieren
paket hinzufügen; feier: veranstaltung raum; feiern: feier veranstaltung räumlichkeiten; feiertag:
öffnungszeiten sonntag; fenster: dialog popup größe; ferien: schulferien öffnungszeiten;
ferienwohnung: ausstattung übernachtung; fernbedienung: koppeln batterie; fernseher: tv bildschirm
hdmi; fernwartung: remote support teamviewer; fernzugriff: remote vpn ssh teamviewer; fertigen:
herstellung maßanfertigung; festlegen: definieren einstellung konfiguration; festplatte:
speicherplatz ssd laufwerk partition; festplattenplatz: speicherbedarf systemvoraussetzungen;
feucht: feuchtigkeit schutzart; feuer: brandschutz hitzebeständig; feuerfest: hitzebeständig
brandschutz; fieber: krank notdienst; filiale: standort öffnungszeiten; filter: suche regel
sortierung; finanzieren: finanzierung ratenzahlung; finanzierung: ratenzahlung zinsen; firefox:
browser erweiterung; firewall: port freigabe regel; firma: unternehmen gewerbe geschäftskunden;
firmenkunde: geschäftskunden gewerbe b2b; firmware: update version flashen; fitnessstudio:
mitgliedschaft probetraining; flackern: treiber bildschirm; flashen: firmware update bootloader;
fleck: reinigung pflege fleckenentferner; fleisch: vegetarisch speisekarte; flexibel: material
verstellbar; flughafen: shuttle transfer; föhn: haartrockner badezimmer; font: schriftart css;
fördern: förderung zuschuss; förderung: zuschuss antrag; format: dateiformat export; formatieren:
formatierung stil datenträger; formatierung: stil markdown editor; formel: berechnung tabelle;
formular: feld eingabe validierung; forum: community diskussion; foto: bild galerie kamera;
fotografieren: fotografierverbot fotos; frauenarzt: gynäkologie vorsorge; frei: verfügbar
open-source lizenz; freigabe: berechtigung teilen ordner genehmigung; freigeben: freigabe teilen
berechtigung link; freischalten: aktivierung lizenzschlüssel entsperren; freiwillig: optional
ehrenamt; freund: empfehlungsprogramm einladung; frisch: haltbarkeit kühlung; friseur: termin
haarschnitt; frist: widerrufsfrist rückgabefrist; frontend: oberfläche javascript; frost: winterfest
frostsicher; frostsicher: winterfest temperatur; früh: frühstück check-in öffnungszeiten anreise
version verlauf rollback; frühstück: frühstückszeiten buffet; ftp: sftp upload zugangsdaten;
führerschein: fahrschule klasse; führung: rundgang gruppe anmeldung; füllung: zahn karies; funktion:
feature methode referenz; funktionieren: fehlerbehebung voraussetzung kompatibel; funktioniert:
fehlerbehebung funktionsweise kompatibel; garantie: gewährleistung garantiezeit herstellergarantie;
garten: outdoor wetterfest; gateway: router proxy; geändert: änderung verlauf changelog; gebraucht:
refurbished zustand b-ware; gebühr: kosten entgelt preis; geburt: hebamme kreißsaal; geburtstag:
geschenk gutschein; geeignet: eignung anwendungsbereich; gefahr: sicherheit warnung risiko;
gegründet: gründung geschichte; gehackt: sicherheit passwort sicherheitslücke; gehalt: vergütung
karriere; gehäuse: material schutzart; gehbehindert: barrierefrei aufzug; geheim: secret
verschlüsselung token umgebungsvariable; geht: funktioniert fehlerbehebung möglich; geklaut:
diebstahl versicherung sperren; geld: rückzahlung zahlung kosten erstattung; geliefert: lieferung
zustellung lieferumfang; gelöscht: wiederherstellung papierkorb backup; gelten: gültigkeit
bedingungen; genehmigen: freigabe workflow; generieren: erstellen build; genug: ausreichend
kapazität; geöffnet: öffnungszeiten sprechzeiten; gepäck: gepäckaufbewahrung koffer; geplant:
roadmap zukunft; geprüft: prüfsiegel zertifiziert tüv; geräusch: lautstärke dezibel; geruch:
material lüften; geschenk: geschenkverpackung gutschein; geschirrspüler: spülmaschinenfest
reinigung; geschlossen: öffnungszeiten ruhetag betriebsferien; geschützt: passwort verschlüsselung
schreibschutz; geschwindigkeit: leistung performance bandbreite; gesetz: rechtlich vorschrift;
gespeichert: speicherort ordner pfad; gesperrt: sperre entsperren anmeldeversuche; gestohlen:
diebstahl versicherung sperren; gesund: inhaltsstoffe schadstofffrei; gewähr: garantie
gewährleistung; gewährleistung: garantie mangel; gewerbe: gewerbekunden unternehmen nutzung;
gewicht: kilogramm traglast; gewinnen: gewinnspiel teilnahme; gewinnspiel: teilnahmebedingungen
verlosung; giftig: schadstofffrei inhaltsstoffe; gilt: gültigkeit bedingungen; ging: funktioniert
fehlerbehebung früher; git: repository branch commit klonen; github: repository issue pull-request;
gitlab: repository pipeline; glas: material bruchsicher; gleichzeitig: parallel anzahl; gluten:
glutenfrei zutaten allergene; glutenfrei: zutaten allergene; google: suchmaschine seo android login;
gpu: grafikkarte cuda beschleunigung; grafik: bild diagramm; grafikkarte: gpu treiber; grafisch:
oberfläche gui; gratis: kostenlos preis; gravieren: gravur personalisierung; gravur:
personalisierung text; grenze: limit maximum; groß: maße abmessungen größentabelle erweiterung;
großbuchstaben: großschreibung kleinschreibung passwort; größentabelle: konfektionsgröße passform;
gruppe: team rolle benutzergruppe gruppenpreis anmeldung; gruppenreise: gruppenpreis gruppenbuchung;
gui: oberfläche desktop; gültig: validierung ablaufdatum; günstig: preis rabatt angebot; guthaben:
aufladen konto; gutschein: gutscheincode einlösen rabatt geschenkgutschein; gutscheincode:
rabattcode einlösen; gutschrift: erstattung rückzahlung; haarschnitt: friseur preis; haften: haftung
versicherung; haftung: versicherung haftungsausschluss; halal: speisekarte koscher; halbpension:
abendessen verpflegung; hält: haltbarkeit akkulaufzeit belastbarkeit speichern aufbewahrung;
haltbar: mindesthaltbarkeitsdatum lagerung lebensdauer; halterung: wandhalterung befestigung;
haltestelle: bus linie; händler: fachhändler vertriebspartner; handwerker: angebot termin; handy:
app android ios mobil; hängen: timeout absturz prozess; hängt: timeout absturz neustart prozess;
hardware: systemvoraussetzungen gerät kompatibel; hash: prüfsumme sha256; hausarzt: überweisung
sprechstunde; hausbesuch: termin vereinbarung; haustier: hund aufpreis erlaubt; hebamme: geburt
nachsorge; heirat: hochzeit trauung standesamt; heizen: heizung temperatur; heizung: temperatur
thermostat; hell: helligkeit lumen; helligkeit: lumen dimmen; herausgeber: verlag impressum; herd:
induktion kochfeld; hergestellt: herstellung herkunftsland; herunterfahren: ausschalten shutdown
beenden; herunterladen: download paket installation; hilfe: support dokumentation kontakt forum;
hinfahren: anfahrt anreise; hinkomme: anfahrt wegbeschreibung haltestelle; hinstellen: standort
aufstellung; hintergrund: dienst prozess hintergrundbild; hinweis: warnung meldung; hinzufügen:
erstellen anlegen neu; historie: verlauf protokoll version; hitze: hitzebeständig temperatur;
hitzebeständig: temperatur material; hoch: höhe maße; hochfahren: start booten; hochladen: upload
dateigröße dateiformat; höchstens: maximum limit; hochverfügbar: cluster replikation failover;
hochzeit: feier trauung; höhe: höhenverstellbar maße; holz: massivholz material pflege; homeoffice:
remote mobiles-arbeiten; homepage: website startseite; hosten: hosting server selbst self-hosted;
hosting: server provider cloud; hotkey: tastenkürzel tastenkombination; hotline: telefonnummer
kundenservice; html: vorlage css; http: https protokoll port; https: ssl tls zertifikat; hund:
haustiere leine erlaubt; husten: krank erkältung sprechstunde; hygiene: rückgabe versiegelt; iban:
bankverbindung überweisung; icon: symbol grafik; id: kennung eindeutig uuid; ide: editor
erweiterung; identisch: gleich duplikat; ignorieren: ausschließen ausnahme; image: docker abbild
container; imap: postfach e-mail smtp; impfen: impfung impfstoff; impfung: impfstoff auffrischung;
implantat: zahnersatz zahnimplantat; import: csv migration datei; importieren: import csv migration;
imprägnieren: imprägnierung pflege; impressum: anbieter anschrift; index: suche datenbank;
individuell: anpassung benutzerdefiniert; induktion: kochfeld geeignet; information: details
kontakt; inhaber: eigentümer impressum; inhaltsstoffe: zutaten allergene; inkognito: cookies
privatsphäre browser; innen: innenmaße innenbereich; insekten: schutz fliegengitter; insel:
inselzuschlag versand; inspektion: wartung intervall; installation: setup paket
systemvoraussetzungen; installieren: installation setup paket download; integration: schnittstelle
api plugin; integrieren: integration schnittstelle plugin; internet: verbindung netzwerk online;
intervall: zeitplan sekunden; ios: iphone ipad app-store; ip: ip-adresse netzwerk dns; iphone: ios
app-store apple; ipv6: ip-adresse netzwerk; java: jdk jvm laufzeitumgebung; javascript: node npm
browser; jederzeit: kündbar flexibel; job: aufgabe queue cron; json: format api export; jugend:
altersfreigabe mindestalter ermäßigung; jugendherberge: mitgliedschaft übernachtung; kabel: netzwerk
lan anschluss; kabellos: akku funk bluetooth; kaffee: kaffeemaschine bohnen; kalender: termin ical
caldav; kalibrieren: kalibrierung messgenauigkeit; kaputt: fehler wiederherstellung defekt
reparatur; karies: füllung zahn; karte: kreditkarte zahlungsarten; kassenpatient: krankenkasse
gesetzlich; kategorie: tag ordner sortierung; katze: haustiere tiere; kauf: bestellung kaufvertrag
shop händler; kaufvertrag: agb vertrag; kaution: mietvertrag hinterlegung; kennung: id benutzername;
kennwort: passwort zurücksetzen; ki: sprachmodell llm modell chatgpt; kind: kinderermäßigung
altersgrenze familie kinderbett; kinderbett: babybett zimmer; kindergarten: betreuung kita;
kinderwagen: barrierefrei aufzug; kita: betreuung anmeldung; klage: rechtlich gericht; klappbar:
faltbar maße; klappt: fehlerbehebung funktioniert; klarna: rechnung ratenzahlung zahlungsarten;
klauen: diebstahl sicherheit; kleben: klebstoff untergrund; klebt: klebstoff reinigung; kleidung:
größe material textil; klemmt: verklemmt schmieren; klicken: schaltfläche link maus; klimaanlage:
zimmer ausstattung; klinik: krankenhaus station; klonen: kopie git repository; knopfzelle: batterie
typ; koffer: gepäck gepäckaufbewahrung; kommandozeile: cli terminal befehl; kommentar: diskussion
moderation; kommentieren: kommentar diskussion; kommerziell: lizenz unternehmen nutzung; kommt:
lieferzeit lieferung; kompatibel: kompatibilität version unterstützt voraussetzung; kompatibilität:
version unterstützt; kompilieren: build compiler quellcode; komplett: lieferumfang set; kompost:
biologisch abbaubar; komprimieren: kompression zip dateigröße; konfiguration: einstellung
konfigurationsdatei parameter; konfigurieren: konfigurationsdatei einstellung parameter; konflikt:
merge synchronisation; konsole: terminal kommandozeile log; kontakt: support e-mail formular
adressbuch import carddav; kontingent: limit quota tarif; konto: registrierung profil login;
konvertieren: umwandlung format export; kopie: duplizieren backup zwischenablage; koppeln:
verbindung bluetooth pairing; korrekt: richtig validierung; korrigieren: korrektur bearbeiten;
kosten: preis gebühr versandkosten tarif; kostenlos: preis lizenz gratis frei open-source; krank:
krankmeldung absage sprechstunde; krankenhaus: klinik notaufnahme besuchszeiten; krankenkarte:
gesundheitskarte versichertenkarte; krankenkasse: kassenleistung gesetzlich privat; krankschreiben:
krankmeldung arbeitsunfähigkeit; kratzer: oberfläche pflege kratzfest; kratzfest: oberfläche
beschichtung; kredit: finanzierung ratenzahlung; kreditkarte: visa mastercard zahlungsarten; kritik:
feedback beschwerde; krone: zahnersatz zahnkrone; kubernetes: helm cluster pod; kühl: kühlung
lagerung temperatur; kühlschrank: kühlung lagerung; kulanz: umtausch rückgabe; kunde: kundenkonto
kundennummer; kundenkarte: treuepunkte bonus; kundenkonto: registrierung bestellstatus;
kundennummer: rechnung kundenkonto; kündigen: kündigungsfrist laufzeit vertrag; kündigungsfrist:
kündigung laufzeit; kunststoff: material plastik; kur: reha anmeldung kursgebühr termine; kurse:
kursplan anmeldung; kurtaxe: gästekarte gebühr; kurz: länge größe; labor: befund blut; lackieren:
lack farbe; ladegerät: netzteil kabel lieferumfang; ladekabel: usb-c lieferumfang; ladezeit:
leistung cache optimierung; lädt: ladezeit cache verbindung; lag: latenz leistung standort anfahrt
lagerbestand verfügbarkeit lagerung; lahm: leistung geschwindigkeit optimierung cache; laktose:
laktosefrei allergene; landkarte: anfahrt karte; lang: maße größe dauer lieferzeit laufzeit
verlängerung; langsam: leistung performance geschwindigkeit optimierung cache; laptop: notebook
systemvoraussetzungen; lastschrift: sepa bankeinzug mandat; lastverteilung: load-balancer cluster
skalierung; latenz: verzögerung geschwindigkeit; läuft: status dienst systemvoraussetzungen
plattform; laufwerk: festplatte netzlaufwerk einbinden; laufzeit: timeout dauer runtime; laut:
lautstärke dezibel geräusch; lautstärke: dezibel geräusch; layout: design vorlage raster; ldap:
active-directory authentifizierung benutzer; lebensdauer: haltbarkeit betriebsstunden; lebensmittel:
lebensmittelecht zutaten; leder: material pflege; leer: inhalt wert null cache löschen papierkorb;
leerzeichen: trim formatierung; legal: rechtlich lizenz; lehrer: schule lehrkraft; leicht: gewicht
leichtgewicht; leihen: miete verleih leihgerät; leine: hund leinenpflicht; leise: lautstärke dezibel
geräuscharm; leistung: performance cpu benchmark; leitung: geschäftsführung kabel; lernen: kurs
lernmaterial tutorial; lesbar: schriftgröße kontrast format; lesezeichen: favorit browser; leuchtet:
led anzeige leuchtdauer; licht: beleuchtung led; lieferadresse: versandadresse packstation;
lieferbar: verfügbarkeit lieferzeit lagerbestand; liefern: lieferung versand lieferzeit;
lieferschein: rechnung lieferung; liefert: lieferung versand liefergebiet; lieferung: versand
lieferzeit zustellung; lieferzeit: werktage versand verfügbarkeit; liegt: standort lage; limit:
begrenzung quota maximum; link: url verknüpfung adresse linkshänder ausrichtung; linux: debian
ubuntu paket distribution; lizenz: open-source gpl lizenzschlüssel nutzung; lizenzschlüssel:
aktivierung lizenz; llm: sprachmodell ki modell; log: protokoll logdatei loglevel; logdatei: log
protokoll pfad; login: anmeldung passwort zugangsdaten sso; logo: design branding bild; lohnen:
vorteil vergleich; lohnt: vorteil vergleich; lokal: localhost offline rechner; löschen: entfernen
papierkorb aufbewahrung; lösung: fehlerbehebung workaround; luftdruck: bar reifen; mac: macos apple
installation; macos: mac apple homebrew; mahnung: zahlungserinnerung mahngebühr; mail: e-mail smtp
postfach; mailserver: smtp imap port; malware: virenscanner sicherheit; mandant: mandantenfähig
organisation trennung; maß: abmessungen breite höhe tiefe; maßanfertigung: individuell wunschmaß;
maske: maskenpflicht hygiene; massage: wellness termin; massieren: massage wellness; massivholz:
holz material; material: werkstoff stoff verarbeitung; matratze: härtegrad liegefläche; maximal:
limit maximum obergrenze; medikament: rezept nebenwirkungen; mehrere: mehrfach multi gleichzeitig;
mehrsprachig: sprache übersetzung lokalisierung; mehrwertsteuer: umsatzsteuer netto brutto; meinung:
bewertung feedback; melden: fehlerbericht issue support; meldung: fehlermeldung benachrichtigung;
menge: mengenrabatt stückzahl staffelpreis; mengenrabatt: staffelpreis großbestellung; menü:
navigation leiste; messen: monitoring metrik benchmark klinge schärfen; metadaten: attribut tag;
microsoft: windows office azure; miete: mietpreis kaution verleih; mietwagen: autovermietung
parkplatz; migration: umzug import upgrade; migrieren: migration umzug import; mikrofon:
berechtigung audio; mikrowelle: mikrowellengeeignet geschirr; minderjährig: einverständniserklärung
mindestalter; mindestalter: altersgrenze jugendliche; mindestbestellwert: versandkosten bestellwert;
mindestens: minimum systemvoraussetzungen; mitarbeiten: zusammenarbeit beitragen; mitbestellen:
zubehör kombination; mitbringe: unterlagen nachweis handtuch; mitgebracht: gepäck haustiere;
mitgeliefert: lieferumfang zubehör; mitglied: team rolle einladung; mitgliedschaft: beitrag
kündigung; mitloggen: log protokoll loglevel; mitmachen: beitragen community; mitnehmen: abholung
handgepäck transport; mittag: mittagspause mittagstisch öffnungszeiten; mittagessen: mittagstisch
speisekarte; möbel: montage maße; mobil: app smartphone responsive; modell: llm ki variante;
moderieren: moderation kommentar; modul: plugin erweiterung; monitor: bildschirm auflösung
überwachung; monitoring: überwachung metrik alarm; montage: montageanleitung befestigung
aufbauservice öffnungszeiten ruhetag; montieren: montage montageanleitung befestigung; montiert:
vormontiert montage; mount: einbinden volume laufwerk; müll: entsorgung recycling; museum: eintritt
führung; mwst: umsatzsteuer netto brutto; mysql: mariadb datenbank; nachbar: zustellung ablageort;
nachbestellen: ersatzteil verfügbarkeit; nachfolger: nachfolgemodell auslaufmodell; nachfrage:
kontakt support; nachfüllen: nachfüllpackung füllmenge; nachhaltig: recycling umweltfreundlich;
nachhilfe: kurs unterricht; nachinstallieren: paket modul installation; nachliefern: nachlieferung
verfügbarkeit; nachnahme: zahlungsarten gebühr; nachricht: message e-mail benachrichtigung;
nachrüsten: zubehör einbau; nachschauen: anzeigen prüfen; nacht: übernachtung nachtruhe nachtportier
rezeption notdienst; nachteil: einschränkung limit; nachträglich: nachrüsten ändern; nachvollziehen:
protokoll verlauf audit; nachweis: bescheinigung ausweis; nah: entfernung lage umgebung naht stoff;
narkose: betäubung operation; nas: synology netzlaufwerk docker; nass: wasserdicht feuchtigkeit;
netto: mehrwertsteuer brutto; netzlaufwerk: freigabe smb nas; netzteil: ladegerät spannung watt;
netzwerk: ip-adresse router lan; neu: release changelog version update; neuerung: changelog release;
neuinstallation: installation backup; neustarten: restart dienst; neuware: zustand originalverpackt;
nextcloud: webdav synchronisation; nginx: reverse-proxy webserver; node: npm javascript; norm:
zertifizierung din; notdienst: bereitschaftsdienst notfall; notebook: laptop jupyter; notfall:
notdienst notaufnahme notrufnummer; nötig: erforderlich voraussetzung; notiz: kommentar text;
notwendig: erforderlich voraussetzung; null: leer wert; nummerieren: nummerierung liste; nutzen:
verwendung vorteil; nutzungsbedingungen: lizenz agb; oauth: token authentifizierung openid;
oberfläche: gui frontend dashboard; obergrenze: maximum höchstgewicht; offen: öffnungszeiten
geöffnet; öffentlich: bus bahn nahverkehr; office: word excel dokument; offline: internet
synchronisation lokal; öffnen: starten datei programm; öffnungszeiten: sprechzeiten geöffnet; oft:
häufigkeit intervall; ölen: schmierung pflege; online: internet cloud webseite; open-source: lizenz
quelloffen github gpl; opensource: lizenz quelloffen github; operation: eingriff narkose; operieren:
operation eingriff; öpnv: bus bahn haltestelle; optimieren: leistung optimierung cache; ordner:
verzeichnis pfad freigabe; original: originalverpackung echtheit; österreich: versand lieferland;
outdoor: wetterfest wasserdicht; outlet: rabatt restposten; outlook: e-mail kalender exchange;
packstation: lieferadresse dhl; paket: installation repository abhängigkeit; paketdienst: dhl dpd
hermes; paketmanager: apt npm installation; papierkorb: wiederherstellung gelöscht; parameter:
argument option; parken: parkplatz tiefgarage parkgebühr; parkhaus: tiefgarage parkgebühr;
parkplatz: tiefgarage stellplatz parkgebühr; partition: festplatte laufwerk; pass: reisepass ausweis
kompatibel passform maße; passend: kompatibel zubehör; passform: größe größentabelle; passt:
kompatibel passform maße; passwort: zurücksetzen zugangsdaten passwort-vergessen sicherheit; patch:
update sicherheitsupdate; patient: neupatienten termin aufnahme; pause: unterbrechen anhalten;
pausieren: pause unterbrechen; paypal: zahlungsarten käuferschutz; pc: rechner systemvoraussetzungen
windows; pdf: export dokument drucken; performance: leistung optimierung cache; pfad: verzeichnis
umgebungsvariable; pfand: pfandgebühr rückgabe; pflege: pflegehinweis reinigung wartung; pflegeheim:
pflege betreuung; pflicht: erforderlich pflichtfeld; phishing: sicherheit e-mail; php: version
composer; physio: physiotherapie rezept; piepen: signalton fehlercode; piept: signalton fehlercode;
pin: code sperre; ping: erreichbarkeit netzwerk; planen: zeitplan kalender projekt; plastik:
kunststoff material; plattform: betriebssystem windows linux macos; plugin: erweiterung addon
installation; pool: schwimmbad schwimmbecken; pop3: e-mail postfach; popup: fenster blocker; port:
firewall freigabe konfiguration; portabel: usb-stick installation; portieren: migration plattform;
porto: versandkosten rücksendung; postfiliale: abholung paket; postgres: postgresql datenbank;
praxis: sprechzeiten anfahrt; preis: kosten preisliste tarife; presse: pressekontakt
pressemitteilung; privat: datenschutz sichtbarkeit; privatpatient: privatversicherung
kostenerstattung; privatsphäre: datenschutz tracking; privatversichert: privatversicherung
kostenerstattung; probe: muster testphase probezeit; probefahrt: termin händler; probezeit:
testzeitraum kündigung; problem: fehlerbehebung ursache support; produkt: artikel sortiment;
produktiv: produktion betrieb deployment; produziert: herstellung herkunftsland; profil: konto
avatar einstellung; programmieren: api sdk skript; programmiersprache: python java php; projekt:
aufgabe repository; prothese: zahnersatz zahnprothese; protokoll: log logdatei https;
protokollieren: log loglevel audit; provider: hosting anbieter; proxy: netzwerk reverse-proxy;
prozess: dienst cpu workflow; prüfen: test validierung status; prüfsumme: sha256 hash; prüfung:
termin anmeldung; punkt: treuepunkte bonusprogramm; push: benachrichtigung git; putzen: reinigung
pflege; python: pip virtualenv; qr-code: scannen kamera; qualität: verarbeitung material; quellcode:
repository github lizenz; quietscht: schmieren geräusch; quittung: beleg rechnung; quota: limit
speicherplatz; rabatt: rabattcode gutschein aktion; rabattcode: gutscheincode einlösen; ram:
arbeitsspeicher systemvoraussetzungen; raspberry: arm linux; ratenzahlung: finanzierung raten
zinsen; rauchen: nichtraucher raucherbereich; rausfliegen: sitzung timeout; rechner: computer
systemvoraussetzungen; rechnung: rechnungskauf zahlung rechnungsadresse; rechnungsadresse:
lieferadresse firma; rechtlich: gesetz haftung; rechtschreibung: wörterbuch sprache; recyceln:
recycling entsorgung; redaktion: inhalt workflow; redundant: replikation hochverfügbarkeit;
referenz: api dokumentation; regal: belastbarkeit montage; regelmäßig: zeitplan intervall; regen:
wasserdicht wetterfest; regenfest: wasserdicht schutzart; regex: ausdruck muster; registrieren:
konto registrierung lizenz; reha: rehabilitation antrag; reicht: ausreichend reichweite kapazität;
reichweite: entfernung meter; reifen: profil luftdruck; reinigen: pflege reinigungsmittel;
reinkommen: zugang einlass; reise: reiseversicherung buchung; reiserücktritt: versicherung
stornierung; reklamation: mangel gewährleistung kundenservice; reklamieren: reklamation mangel
gewährleistung; rentner: senioren ermäßigung; reparatur: reparaturservice garantie kosten;
reparieren: wiederherstellung fehlerbehebung; replikation: cluster datenbank; repo: repository git;
report: bericht auswertung; reservieren: reservierung anzahlung; reset: zurücksetzen
werkseinstellungen; responsive: mobil layout; rest: api endpunkt; restore: wiederherstellung backup;
retoure: rücksendung rückgabe retourenschein; retourenschein: rücksendeetikett retoure; retten:
wiederherstellung backup; rezept: verordnung medikament; rezeption: check-in öffnungszeiten; riecht:
geruch lüften; risiko: gefahr sicherheit; roadmap: geplant release; rollback: wiederherstellung
downgrade; rolle: berechtigung rechte räder; rollstuhl: barrierefrei aufzug; röntgen: untersuchung
röntgenaufnahme; root: administrator sudo rechte; rost: rostfrei edelstahl; rostfrei: edelstahl
material; route: url endpunkt netzwerk portfreigabe wlan; rss: feed abonnement; ruckeln: leistung
grafikkarte bildrate; ruckelt: leistung grafikkarte bildrate; rückgabe: rücksendung widerruf retoure
rückgabefrist; rückgängig: undo wiederherstellung verlauf; rückruf: rückrufaktion kontakt; rucksack:
volumen handgepäck; rücksendekosten: rücksendung porto; rücksendung: retoure rücksendeetikett
widerruf; rücktritt: stornierung reiserücktritt; ruhetag: öffnungszeiten geschlossen; runterfahren:
herunterfahren shutdown; runterladen: download installation; rutschfest: oberfläche sohle; s3:
bucket speicher; saml: sso authentifizierung; sammeln: erfassung statistik; samstags: öffnungszeiten
wochenende; sandbox: testumgebung isolation; sauna: wellness spa; scannen: ocr barcode; schaden:
transportschaden schadensmeldung versicherung; schadstoff: schadstofffrei prüfsiegel; schaltfläche:
button taste; schärfen: schleifen klinge; schenken: geschenk gutschein; schiefgegangen: fehler
rollback wiederherstellung; schiefgehen: fehler rollback; schimmel: feuchtigkeit lüften; schließen:
beenden fenster; schloss: schlüssel verriegelung; schlüssel: key ssh token; schlüsseldienst:
notdienst anfahrt; schlüsselübergabe: check-in anreise; schmerz: notfall behandlung; schmutzig:
reinigung verschmutzung; schnäppchen: rabatt angebot; schnell: leistung geschwindigkeit optimierung
cache; schnittstelle: api anschluss integration; schnupperkurs: probetraining probestunde;
schnuppern: probetraining probestunde; schraube: gewinde montage werkzeug; schreibschutz: rechte
berechtigung; schrift: schriftart schriftgröße; schriftart: font css; schriftgröße: zoom
darstellung; schriftlich: textform e-mail formular; schufa: bonität ratenzahlung; schuh: schuhgröße
passform; schuld: haftung ursache mahnung rechnung; schule: bildung lizenz ermäßigung
schülerausweis; schutz: sicherheit verschlüsselung passwort; schutzklasse: schutzart ip; schwanger:
schwangerschaft mutterschutz; schwangerschaft: vorsorge hebamme; schwarz: bildschirm dunkelmodus;
schweiz: versand lieferland zoll; schwer: gewicht kilogramm; schwimmbad: pool öffnungszeiten;
schwimmen: wasserdicht schwimmbad; screenshot: bildschirmfoto bildschirmaufnahme aufnehmen;
scrollen: mausrad seite; seide: material pflege; seminar: anmeldung tagungsraum; senden: e-mail smtp
api; senioren: ermäßigung rentner; seo: suchmaschine meta; sepa: lastschrift mandat; seriennummer:
lizenzschlüssel typenschild; server: hosting systemvoraussetzungen installation; serverstandort:
rechenzentrum deutschland; service: kundenservice kundendienst; session: sitzung cookie timeout;
setup: installation einrichtung; shell: terminal bash; shortcut: tastenkürzel verknüpfung; shuttle:
transfer flughafen; sicher: verschlüsselung backup speichern sicherung authentifizierung update;
sicherheitslücke: cve patch update; sicherung: backup wiederherstellung; signatur: zertifikat
e-mail; signieren: signatur zertifikat; single-sign-on: sso saml oauth; sinnvoll: empfehlung
vorteil; sitzung: session timeout; skalieren: skalierung cluster leistung; skript: script
automatisierung; slack: integration benachrichtigung; smtp: e-mail mailserver port; snapshot: backup
wiederherstellung; software: programm version; sonderangebot: rabatt aktion; sonderzeichen: umlaute
utf-8 encoding; sonne: uv-schutz sonnenschutz; sonnenlicht: uv-beständig solar; sonntags:
öffnungszeiten wochenende; sortieren: sortierung reihenfolge; spalte: tabelle feld; spam: filter
e-mail; sparen: rabatt energiesparmodus; spät: check-in spätanreise öffnungszeiten; spätanreise:
check-in schlüsselbox; spedition: lieferung bordsteinkante; speditionslieferung: spedition
bordsteinkante; speicher: arbeitsspeicher festplatte speicherplatz speicherort export; speicherort:
pfad verzeichnis; speicherplatz: festplatte quota; speisekarte: restaurant gerichte; spende:
spendenkonto spendenbescheinigung; sperren: blockieren zugriff; spielplatz: kinder spielzimmer;
spielzeug: altersempfehlung ce-kennzeichen; sport: training verein; sprache: übersetzung
lokalisierung mehrsprachig; sprechstunde: sprechzeiten termin; spritze: betäubung impfung;
spülmaschine: spülmaschinenfest reinigung; sql: datenbank abfrage; ssh: schlüssel verbindung
terminal; ssl: zertifikat https tls; sso: saml ldap oauth; stabil: release version; staffelpreis:
mengenrabatt stückzahl; standard: voreinstellung default; standardpasswort: zugangsdaten
ersteinrichtung; standort: adresse anfahrt; starten: befehl dienst fehlerbehebung logdatei;
startseite: homepage einstellung; statistik: auswertung bericht; staub: filter reinigung;
staubsauger: beutel saugkraft; steckdose: stecker adapter; stecker: steckdose anschluss adapter;
stellenangebote: karriere bewerbung; stellplatz: wohnmobil parkplatz; steuer: mehrwertsteuer
umsatzsteuer fernsteuerung api automatisierung; stimmt: korrekt richtig; stinkt: geruch lüften;
stoppen: beenden anhalten; stornieren: stornierung widerruf; storno: stornierung stornobedingungen;
stoßfest: schutz robust; strafe: gebühr bußgeld; strand: lage meer; straße: adresse anfahrt;
streamen: wiedergabe übertragung; strom: stromverbrauch watt netzteil; stromverbrauch: watt
energieeffizienz; stückzahl: menge mindestmenge; student: ermäßigung studierende studentenrabatt
bildung; studieren: studiengang bewerbung; studium: studiengang bewerbung; subdomain: dns domain;
suche: volltextsuche index filter; suchmaschine: seo google index; sudo: root administrator;
synchronisieren: synchronisation abgleich; syntax: format befehl; systemvoraussetzungen: hardware
arbeitsspeicher betriebssystem; tabelle: spalte datenbank excel; tablet: ipad android mobil;
täglich: intervall tag; tagung: tagungsraum seminar; tanken: tankstelle tankkarte; tanzkurs:
anmeldung kurs; tastatur: tastenkürzel layout; taste: tastenkürzel tastatur; taxi: transfer anfahrt;
team: gruppe mitglied zusammenarbeit microsoft integration; teilnahme: anmeldung teilnehmerzahl;
teilnehmen: teilnahme anmeldung; telefon: telefonnummer hotline kontakt; telefonnummer: kontakt
hotline; telemetrie: datenschutz tracking; template: vorlage muster; termin: terminvereinbarung
buchung kalender; terminal: kommandozeile shell; terrasse: balkon außenbereich; test: testumgebung
prüfen testversion; testversion: testzeitraum demo; teuer: preis kosten rabatt; teurer: preis
zuschlag; theme: design vorlage; thermostat: temperatur heizung; thread: parallel gleichzeitig;
ticket: support issue; timeout: zeitüberschreitung verbindung; tipp: empfehlung hinweis tastatur
eingabe; tipps: empfehlung hinweise; tls: zertifikat https; toilette: wc barrierefrei; token:
api-key authentifizierung; ton: audio lautsprecher drucker patrone; tot: akku netzteil; tracking:
datenschutz statistik; traffic: datenvolumen bandbreite; tragen: traglast gewicht; trägt: traglast
belastbarkeit; training: kurs trainingszeiten; transport: spedition maße; transportschaden:
reklamation fotos; trauen: trauung standesamt; treiber: installation hardware; trennen: trennzeichen
verbindung; treue: treuepunkte bonusprogramm; trigger: auslöser ereignis; trinken: getränke bar;
trocken: trocknung lagerung; trocknen: trocknungszeit trocknergeeignet pflegehinweis; tropft:
undicht dichtung; tunnel: vpn ssh; tutorial: einstieg anleitung; tüv: prüfsiegel zertifikat;
typenschild: seriennummer modellnummer; u-bahn: haltestelle linie; übernachten: zimmer preis;
übernehmen: import migration; überprüfen: validierung test; überschreiben: ersetzen konfiguration;
übersetzen: sprache lokalisierung; übersicht: dashboard liste; übertragen: migration transfer;
überwachen: monitoring alarm; überweisen: iban vorkasse; überweisungsschein: überweisung facharzt;
ubuntu: linux apt paket; uhrzeit: zeitzone zeitstempel; umbenennen: name ändern; umgebung:
umgebungsvariable testumgebung; umgebungsvariable: env konfiguration; umgehen: workaround ausnahme;
umlaut: utf-8 zeichensatz encoding; umleiten: weiterleitung redirect; umschalten: wechsel
einstellung; umsonst: kostenlos versandkostenfrei; umsteigen: migration import wechsel; umstellen:
einstellung migration; umtausch: rückgabe rücksendung widerruf; umwandeln: konvertierung format;
umwelt: nachhaltigkeit umweltfreundlich; umziehen: migration umzug export import; umzug: migration
backup; unbegrenzt: limit flatrate; undicht: dichtung leck; undo: rückgängig verlauf; unfall:
notfall versicherung; ungeöffnet: originalverpackt rückgabe; ungültig: validierung format;
universität: bildung lizenz; unlesbar: zeichensatz encoding; unsichtbar: ausblenden sichtbarkeit;
unterbrechen: pause abbruch; unterbringen: unterkunft zimmer; unterbrochen: verbindung abbruch
fortsetzen; untergrund: oberfläche vorbereitung; unterkunft: zimmer übernachtung; unterordner:
verzeichnis struktur; unterricht: kurs stundenplan; unterschied: vergleich version; unterschreiben:
unterschrift signatur; unterschrift: signatur formular; unterstützen: support spende; unterstützt:
kompatibel unterstützung systemvoraussetzungen; untersuchen: vorsorge termin; untertitel: video
sprache; update: aktualisierung version changelog upgrade; upgraden: version tarif; upload:
hochladen dateigröße; urheber: urheberrecht lizenz; urheberrecht: lizenz nutzung; url: adresse link;
urlaub: betriebsferien ferien; ursache: fehlerbehebung grund; usb: anschluss treiber; user: benutzer
konto; utf-8: zeichensatz encoding; validieren: validierung prüfen; variable: umgebungsvariable
wert; vegan: vegetarisch zutaten speisekarte pflanzlich; vegetarisch: vegan speisekarte; veraltet:
deprecated version update; veranstaltung: termine programm; verantwortung: haftung ansprechpartner
impressum; verbergen: ausblenden sichtbarkeit; verbessern: optimierung feedback; verbieten: sperre
berechtigung; verbinden: netzwerk koppeln verbindungsfehler timeout; verboten: unzulässig regel
hausordnung; verbrauch: stromverbrauch energieeffizienz ressourcen cpu speicher; verbraucht:
verschleiß ersatz; verdienen: gehalt provision; verfallen: gültigkeit ablauf; verfällt: gültigkeit
ablauf; verfärbt: farbecht reinigung; verfügbar: lagerbestand lieferzeit; vergessen: zurücksetzen
passwort-vergessen; vergleichen: diff unterschied; vergriffen: verfügbarkeit nachlieferung;
verhindern: schutz blockieren; verkaufen: ankauf wiederverkäufer; verkauft: händler ausverkauft;
verkleinern: komprimieren bildgröße; verknüpfen: integration link; verlängern: verlängerung
laufzeit; verlauf: historie protokoll; verleih: miete mietpreis; verletzt: notfall verletzung;
verlieren: datenverlust backup; verlinken: link url; verloren: wiederherstellung verlust backup;
veröffentlichen: veröffentlichung release publish; verpassen: absage ausfallgebühr; verpasst: absage
ausfallgebühr; verpflegung: halbpension frühstück; verpflichten: pflicht laufzeit; versand:
versandkosten lieferzeit zustellung; versandkosten: versandkostenfrei porto lieferkosten;
versandkostenfrei: mindestbestellwert versandkosten; verschenken: geschenk gutschein; verschicken:
versand versandarten; verschickt: versand sendungsverfolgung versandbestätigung; verschieben: ordner
migration; verschleiß: verschleißteile gewährleistung; verschlüsseln: schlüssel passwort;
verschlüsselt: verschlüsselung tls; verschwinden: ausblenden löschen; verschwunden:
wiederherstellung papierkorb ausblenden; versehentlich: wiederherstellung rückgängig papierkorb;
versenden: versand versandarten; versichert: versicherung versand; versicherung: krankenkasse
haftpflicht; version: release changelog update; versionieren: git version; verstecken: ausblenden
sichtbarkeit; versteckt: ausblenden sichtbarkeit; verstellbar: höhenverstellbar einstellung;
verstellen: verstellbar höhenverstellbar; verstopft: reinigung abfluss; verteilen: deployment
rollout; vertrag: vertragslaufzeit kündigung; vertrauen: sicherheit zertifikat; verwalten:
administration dashboard; verzeichnis: ordner pfad; verzögern: verzögerung latenz; verzollen: zoll
einfuhr; video: wiedergabe player; videokonferenz: kamera mikrofon; virtuell: virtualisierung vm;
virus: virenscanner malware; vm: virtualisierung virtuell; voll: speicher speicherplatz festplatte
quota; vollbild: anzeige fenster; volljährig: mindestalter altersnachweis; volltext: suche index;
volt: spannung netzteil; vorab: voraussetzung vorbereitung; voraussetzung: systemvoraussetzungen
anforderung; vorbeikommen: öffnungszeiten termin anfahrt; voreinstellung: standard default;
vorgehen: anleitung schritt; vorher: voraussetzung vorbereitung; vorinstalliert: image paket;
vorkasse: überweisung zahlungsarten; vorlage: template muster; vorrätig: lagerbestand verfügbarkeit;
vorschau: preview ansicht; vorschlag: empfehlung feature-request feedback; vorteil: nutzen
vergleich; vpn: netzwerk tunnel; wackelt: befestigung stabil; wann: uhrzeit öffnungszeiten datum
termin; warenkorb: bestellung kasse; warm: temperatur heizung; warnung: sicherheitswarnung meldung;
warteliste: ausgebucht nachrücken; warten: wartung timeout; wartezeit: lieferzeit dauer; wartung:
wartungsmodus update; warum: grund ursache; waschbar: waschen pflegehinweis; waschen: waschbar
waschmaschine pflegehinweis; waschmaschine: waschbar pflegehinweis; wasserdicht: schutzart ip67
wasserfest; wasserfest: wasserdicht wasserabweisend; watt: leistung stromverbrauch; wc: toilette
sanitär; webhook: ereignis api; weboberfläche: browser dashboard; webserver: apache nginx; website:
webseite domain; wechseln: umstellung ändern; weg: wiederherstellung verschwunden pfad; weihnachten:
feiertage lieferfrist geschenk; wein: weinkarte getränke; weiß: bildschirm farbe; weisheitszahn:
operation zahn; weit: entfernung kilometer; weitergeben: weitergabe dritte; weiterleiten: redirect
umleitung; wellness: sauna spa; weltweit: länder ausland; werbung: anzeigen tracking adblocker;
werkseinstellung: zurücksetzen reset; werkstatt: reparatur service; weshalb: grund ursache; wetter:
wetterfest witterungsbeständig; wetterfest: witterungsbeständig outdoor; whatsapp: messenger
integration; whitelist: ausnahme erlauben; widerruf: widerrufsrecht widerrufsfrist rückgabe;
wiederherstellen: backup restore; wiederholen: retry erneut; wiegen: gewicht waage; wiegt: gewicht
kilogramm; wieso: grund ursache; wieviel: preis anzahl; wiki: dokumentation seite; windows:
installation systemvoraussetzungen exe; winter: winterfest frostsicher; winterfest: frostsicher
witterungsbeständig; wlan: wifi router passwort; wo: standort speicherort adresse; wochenende:
samstag sonntag öffnungszeiten; wöchentlich: intervall woche; wofür: zweck verwendung; woher:
herkunft quelle; wohin: adresse ziel; wohnen: unterkunft zimmer; wohnmobil: stellplatz camping;
wohnung: besichtigung miete; wolle: material pflege; word: docx dokument; wordpress: plugin theme;
workaround: lösung umgehen; wozu: zweck verwendung; wunschliste: merkliste kundenkonto; yaml:
konfigurationsdatei format; zahlung: zahlungsarten zahlungseingang; zahlungsziel: rechnung skonto;
zahn: zahnbehandlung zahnreinigung; zahnarzt: termin behandlung; zahnreinigung: prophylaxe kosten;
zahnschmerzen: notdienst behandlung; zahnspange: kieferorthopädie zahnkorrektur; zeichensatz: utf-8
encoding; zeitplan: cron planung; zeitraum: dauer laufzeit; zeitzone: utc datum; zelt: camping
zeltplatz; zerbrochen: transportschaden reklamation; zerkratzt: reklamation oberfläche; zertifikat:
ssl tls https; zimmer: ausstattung übernachtung; zinsen: finanzierung ratenzahlung; zip: archiv
entpacken; zoll: zollgebühren einfuhr ausland; zoomen: vergrößern darstellung; zubehör: lieferumfang
ersatzteile; zufrieden: bewertung zufriedenheitsgarantie; zug: bahnhof anreise; zugang: zugangsdaten
login zugriff; zugangsdaten: benutzername passwort login; zugestellt: zustellung sendungsverfolgung;
zugreifen: zugriff berechtigung; zugriff: berechtigung zugriffsrechte; zukunft: roadmap geplant;
zulassen: erlauben berechtigung erlaubt; zuordnen: zuordnung mapping; zurückbekommen: erstattung
rückzahlung; zurückgeben: rückgabe rücksendung widerruf; zurückgehen: rollback downgrade;
zurückholen: wiederherstellung papierkorb; zurückschicken: rückgabe rücksendung retoure widerruf
erstattung umtausch; zurücksenden: rücksendung retoure widerruf; zurücksetzen: reset
werkseinstellungen; zurückspielen: wiederherstellung backup; zurücktreten: rücktritt widerruf;
zusammenarbeiten: team freigabe; zusammenbauen: montage aufbauanleitung; zusammenführen: merge
duplikat; zusammenklappen: klappbar faltbar; zuschlag: aufpreis gebühr; zuschneiden: bild bildgröße;
zuschuss: krankenkasse förderung; zutat: inhaltsstoffe allergene; zuverlässig: verfügbarkeit
stabilität; zuweisen: zuordnung rolle; zuzahlen: eigenanteil krankenkasse; zwischenablage: kopieren
einfügen
`,
  light: `mal bitte eigentlich überhaupt ungefähr genau gerne gern wissen sagen sag sagt frage fragen hallo hi
hey moin servus guten danke dankeschön vielen lieben grüße gruß mfg lg vg ne nen nem ner nes n isses
ists gibts gehts wos obs wies wenns hats kanns kannst hab habs habt brauch kriegen kriege krieg
kriegt gucken guck guckt schauen schau mach machs machen mache macht gemacht tun tue tut tu getan
nich net nix evtl ggf bzw usw etc zb bsp bspw ca inkl eventuell gegebenenfalls beziehungsweise
vielleicht möglicherweise wohl halt eben einfach denn doch ja nein jo nee nö okay ok ach also nun
jetzt nur noch schon auch aber dann da dort hier so sehr ganz ziemlich etwa circa nahezu irgendwie
irgendwo irgendwas irgendein irgendeine irgendwann irgendwelche sowas etwas was wie wer welche
welcher welches welchen kann könnt könnte könnten könntet können konnte möchte möchten möchtest mag
will wollen wollte würde würden würdet sollte sollen soll darf dürfte muss müsste lassen lässt lasse
bin bist ist sind seid war waren wäre wären sein gewesen habe hast hat haben hatte hatten hätte
hätten werde wird werden wurde wurden geworden leider zufällig zufälligerweise anscheinend scheinbar
offenbar scheint vermutlich wahrscheinlich bestimmt sicherlich selbstverständlich tatsächlich
wirklich generell grundsätzlich prinzipiell allgemein normalerweise üblicherweise meistens eher
sonst sonstwie trotzdem dennoch jedoch allerdings übrigens jedenfalls dafür dazu davon damit daran
darauf dabei darum deshalb deswegen daher hierfür hierzu erklär erklären erklärst verrate verraten
helft helfen hilf bloß gar sogar zumindest wenigstens beispielsweise sozusagen quasi praktisch
irgend erstmal zuerst eh sowieso ebenfalls gleichfalls ebenso wüsste wüßte weißt wisst wissens kenn
kennt kennst meint meine gemeint denke denkt glaube glaubt hoffe frag gefragt interessiert
interessieren würd hätt wär gäbe gibt geben gebt`,
  ordinary: `alt neu eigen nehmen bringen holen stellen legen setzen wechseln sofort später früh morgen abend
mittag nachmittag vormittag nacht heute gestern vorgestern übermorgen montag dienstag mittwoch
donnerstag freitag samstag sonnabend sonntag wochenende januar jänner februar märz april mai juni
juli august september oktober november dezember frühling frühjahr sommer herbst winter rot blau grün
gelb schwarz grau braun lila violett rosa pink orange türkis beige silber golden bunt hell dunkel
frau mann freund freundin kollege kollegin chef chefin mutter vater mama papa eltern sohn tochter
bruder schwester oma opa großmutter großvater enkel tante onkel cousin neffe nichte ehefrau ehemann
partnerin nachbar nachbarin bekannter leute mensch person jemand niemand junge mädchen kerl typ herr
dame verwandte schwiegermutter schwager mitbewohner kumpel gehen ging gegangen kommen kommt kam
gekommen laufen läuft lief gelaufen fahren fährt fuhr gefahren stehen steht stand gestanden sitzen
saß gesessen liegen liegt lag gelegen bleiben bleibt blieb geblieben sehen sieht sah gesehen hören
gehört sprechen spricht sprach gesprochen reden geredet erzählen erzählt antworten geantwortet
dachte gedacht geglaubt wünschen wünscht finden fand gefunden suchen gesucht verlieren verlor
gegeben bekommen bekam erhalten erhielt nimmt nahm genommen bringt brachte gebracht holt geholt legt
gelegt stellt gestellt setzt gesetzt hielt gehalten ziehen zog gezogen drücken drückt gedrückt
werfen warf geworfen fallen fiel gefallen heben hob tragen trug getragen führt geführt folgen folgt
gefolgt zeigen zeigt gezeigt merken merkt gemerkt bemerken vergaß erinnern kannte gekannt lernen
gelernt verstehen verstand erklärt lesen liest las gelesen schreiben schrieb geschrieben rufen rief
gerufen nennen nannte genannt heißen heißt hieß beginnen beginnt begann begonnen anfangen fängt
angefangen aufhören aufgehört enden versuchen versucht probieren probiert schaffen geschafft klappen
klappt geklappt passieren passiert geschehen geschieht gelingen gelungen scheinen wirken wirkt
gelten gilt stimmen stimmt gehören reichen reicht fehlen fehlt braucht benötigen benötigt nutzen
genutzt benutzen benutzt verwenden gebrauchen leben lebt gelebt wohnen wohnt gewohnt arbeiten
gearbeitet spielen spielt gespielt warten gewartet schlafen aufstehen gegessen trinken trinkt mögen
gefällt hassen freuen ärgern ärgert wundern wundert stören stört nerven nervt sorgen fürchten trauen
planen plant geplant vorhaben überlegen überlegt entscheiden entschieden beschließen treffen trifft
getroffen besuchen besucht begleiten verlassen ankommen angekommen zurückkommen zurückgehen weggehen
mitgehen mitkommen hingehen hinfahren weitermachen weitergehen vorkommen vorgekommen auftreten
auftritt tritt entstehen entsteht ergeben ergibt bedeuten betreffen betrifft handeln handelt
verhalten erwarten erreichen erreicht erlauben ermöglichen verhindern vermeiden erledigen erledigt
beachten kümmern gebeten empfehlen empfiehlt empfohlen raten vorschlagen behaupten bestätigen
entsprechen entspricht unterscheiden vergleichen ansehen angesehen anschauen angeschaut nachschauen
nachsehen zuschauen aussehen aussieht anfassen angefasst hinstellen hinlegen wegnehmen wegwerfen
mitnehmen mitgenommen mitbringen mitgebracht rausnehmen reinlegen reinstecken rausholen rauskommen
reinkommen rausfinden herausfinden herausgefunden durchführen durchgeführt ausführen vornehmen
verlaufen erscheinen erschienen verschwinden verschwunden steigen sinken wachsen ändern ändert
geändert bewegen bewegt drehen gedreht zumachen aufmachen zugemacht aufgemacht teilen behalten
zurückbekommen loswerden auskommen zurechtkommen klarkommen klarzukommen hinbekommen hinkriegen
kapieren checken geschickt schicken schickt besser beste schlecht groß größte klein lang kürzer hoch
höher niedrig tief breit schmal dick dünn schwer leicht schneller langsam stark schwach weich hart
warm kalt kühl nass trocken voll leer sauber schmutzig hässlich richtig falsch korrekt wichtig
unwichtig möglich unmöglich nötig notwendig sinnvoll sinnlos nützlich hilfreich schwierig
kompliziert komisch seltsam merkwürdig normal ungewöhnlich üblich unbekannt fremd verschieden
unterschiedlich ähnlich gleich selbe derselbe dieselbe dasselbe einzig einzeln einzelne gesamt halb
doppelt mehrere mehrfach wenige gewisse sämtliche beide jeder allein gemeinsam zusammen nett
freundlich böse froh glücklich traurig müde gesund fertig bereit klar unklar deutlich ernst lustig
langweilig interessant spannend toll super prima klasse perfekt optimal ideal schlimm furchtbar
schrecklich dumm klug schlau blöd doof verrückt ruhig still laut leise nah weit entfernt direkt
indirekt eng eckig gerade schief spitz flach glatt rau scharf süß sauer frisch faul reif roh
zufrieden unzufrieden ehrlich ernsthaft dringend eilig plötzlich langfristig kurzfristig regelmäßig
häufig selten ständig dauernd dauerhaft ewig aktuell derzeitig jetzig damalig künftig zukünftig
bisherig vorherig vorige letzte nächste erste zweite dritte vierte fünfte vorletzte folgend obere
untere obige restlich zusätzlich gewünscht gewöhnlich besonder speziell passend geeignet vorhanden
bestehend immer nie niemals manchmal oft mehrmals einmal zweimal dreimal nochmal wieder wiederum
erneut bald vorhin vorher nachher danach davor zuvor anschließend schließlich endlich zuletzt
zunächst inzwischen mittlerweile seitdem seither bisher bislang zurzeit momentan neulich kürzlich
jederzeit zeitgleich gleichzeitig täglich nebenbei unterwegs zuhause daheim draußen drinnen drin
drauf dran dahin dorthin hierhin hierher überall nirgends nirgendwo woanders irgendwohin oben vorne
hinten links rechts innen außen mitten daneben darüber darunter dahinter dazwischen gegenüber
nebenan hinein heraus herein hinaus rein raus rauf runter rüber weg zurück vorwärts rückwärts vorbei
entlang herum rum hin her los ab auf zu an aus ein mit ohne genug zuviel zuwenig mindestens
höchstens insgesamt teilweise völlig vollständig komplett total absolut extrem äußerst kaum beinahe
ausschließlich lediglich nacheinander hintereinander nebeneinander miteinander voneinander
auseinander freiwillig absichtlich unbedingt keinesfalls keineswegs hoffentlich angeblich
ursprünglich nachträglich umgekehrt andererseits einerseits außerdem zudem ansonsten andernfalls
stattdessen ausnahmsweise ding sache zeug stück sorte weise moment augenblick minute sekunde stunde
woche monat jahr jahrzehnt jahrhundert zeit zeitpunkt schluss seite ort platz gegend ecke richtung
rand grund ursache ergebnis ziel zweck sinn idee gedanke meinung ansicht hoffnung chance wahl
beispiel art form umstand situation zustand verhältnis beziehung gegenteil zusammenhang bezug
hinsicht thema punkt schritt reihe gruppe menge anzahl zahl nummer paar dutzend hälfte viertel
drittel rest mehrheit wort satz ausdruck tipp hinweis mühe aufgabe pflicht spaß freude lust angst
glück pech wahrheit welt land stadt dorf straße haus tür wand name geschichte erfahrung kenntnis
eindruck gefühl vorstellung interesse aufwand vorteil nachteil alltag gespräch silvester null zwei
drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig siebzig
achtzig neunzig hundert tausend million euro cent kilo gramm meter zentimeter millimeter kilometer
liter jahrelang monatelang wochenlang tagelang stundenlang weile heutig gestrig morgig ehemalig
zwischendurch tagsüber frühmorgens rechtzeitig pünktlich verspätet demnächst nächstens letztlich
vorläufig vorübergehend zwischenzeitlich schlagartig allmählich gescheit vernünftig ordentlich
anständig gründlich vorsichtig sorgfältig mühsam mühelos problemlos reibungslos bequem gemütlich
angenehm unangenehm peinlich lästig nervig erfreulich erstaunlich überraschend verwirrend verwirrt
ratlos hilflos verzweifelt neugierig gespannt unsicher überzeugt überrascht enttäuscht begeistert
genervt verärgert dankbar`,
}
