import type { WordLists } from './listForm.ts'

export const FRENCH_LISTS: WordLists = {
  similar: `
passe mdp password passphrase
portable smartphone mobile téléphone
sauvegarde backup copie
supprimer effacer enlever retirer
supprimer vider
suppression effacement
compte account profil
connexion login authentification
connecter identifier
déconnexion logout
inscription enregistrement
utilisateur usager user
identifiant login pseudo
pseudo pseudonyme surnom
administrateur admin gestionnaire
mise actualisation update
installer configurer setup
télécharger download
téléverser upload envoyer
paramètre réglage option préférence
paramétrer configurer régler
configuration paramétrage config
démarrer lancer allumer
démarrage lancement boot
redémarrer relancer rebooter restart
redémarrage reboot
arrêter stopper éteindre
quitter fermer
activer allumer enclencher
désactiver éteindre couper
activation déblocage
erreur error
erreur bug anomalie
bug bogue défaut
plantage crash
planter crasher
problème souci incident
panne dysfonctionnement
réparer dépanner corriger
résoudre corriger
solution remède
dépannage troubleshooting
restaurer récupérer rétablir
restauration récupération restore
réinitialiser reset
annuler défaire undo
modifier éditer changer
modification changement
personnaliser adapter
sauvegarder enregistrer
stocker conserver
stockage disque
dossier répertoire
fichier document file
chemin emplacement
image photo illustration
vidéo film clip
écran moniteur affichage display
afficher montrer
masquer cacher
chercher rechercher trouver
recherche search
remplacer substituer
copier dupliquer cloner
déplacer transférer
transfert migration
imprimer impression
imprimante printer
scanner numériser
appairer associer jumeler
relier connecter raccorder
internet web
réseau network lan
wifi sans-fil
site website
adresse coordonnées
url lien
lien link hyperlien
raccourci shortcut
courriel e-mail mail
messagerie boîte
message notification
alerte avertissement
jointe attachement
ordinateur pc ordi
pc-portable laptop
système os
logiciel programme application
app application appli
extension plugin module greffon
pilote driver
version release édition
licence clé
clé key
source code
open-source libre
bibliothèque librairie library
interface api
base bdd database
table tableau
requête query
colonne column
ligne rangée
champ saisie
commande instruction
terminal console invite
argument option paramètre
fonction méthode
fonctionnalité fonction feature
script programme
tâche task job
planifier programmer
planificateur cron
journal log historique
journalisation logging
mémoire ram
disque hdd ssd
processeur cpu
graphique gpu
presse-papiers clipboard
touche bouton
fenêtre dialogue
icône symbole
modèle template gabarit
police typographie fonte
couleur teinte coloris
thème apparence
fond arrière-plan
langue langage
droit permission autorisation
accès access
autoriser permettre
interdire défendre
bloquer verrouiller
débloquer déverrouiller
sécurité protection
protéger sécuriser
faille vulnérabilité
virus malware
pare-feu firewall
facteurs 2fa
groupe équipe
synchroniser sync
automatique automatisé
manuel notice
défaut default
minimum minimal
maximum maximal
limite plafond quota
limiter restreindre
nombre quantité
taille dimension mesure
durée délai
vitesse rapidité débit
rapide vite
lent ralenti
guide tutoriel tuto
documentation doc
exemple échantillon
aide assistance support
prérequis exigence
compatible compatibilité
nécessaire requis indispensable obligatoire
disponible dispo
différence comparaison
avantage atout bénéfice
inconvénient limitation
prix tarif coût
frais coût
gratuit offert
cher onéreux coûteux
remise réduction rabais promotion
bon coupon promo
acheter commander acquérir
achat commande
panier caddie
produit article marchandise
magasin boutique
vendeur marchand commerçant
fabricant marque constructeur
client acheteur
payer régler
paiement règlement
facture reçu
tva taxe
acompte arrhes
livraison expédition envoi
livrer expédier
colis paquet
suivi tracking
retour renvoi
renvoyer retourner
rembourser restituer
annulation résiliation
rétractation renonciation
réclamation plainte litige
endommagé abîmé
cassé brisé défectueux
réparation dépannage
accessoire équipement
contrat convention
abonnement souscription
abonner souscrire
formule forfait
devis estimation
newsletter infolettre
avis évaluation commentaire
confidentialité rgpd
cgv conditions
horaire heure
ouvert ouverture
fermé fermeture
rendez-vous rdv
réserver booking
arrivée check-in
départ check-out
chambre hébergement
hôtel auberge
voyageur hôte
billet ticket
parking stationnement
voiture auto véhicule
vélo bicyclette
arrêt station
ascenseur élévateur
handicapé pmr
animal chien
enfant gamin
bébé nourrisson
adolescent ado
senior aîné
étudiant élève
médecin docteur
dentiste chirurgien-dentiste
cabinet clinique
traitement soin
mutuelle complémentaire
douleur mal
médicament remède
anesthésie piqûre
repas nourriture
boisson breuvage
cours formation stage
événement manifestation
employé salarié collaborateur
entreprise société
contacter joindre
appeler téléphoner
emploi poste
appareil dispositif
batterie accu
pile batterie
recharger charger
chargeur adaptateur
prise branchement
brancher raccorder
câble fil
casque écouteur
télécommande manette
télévision tv télé téléviseur
caméra webcam
capteur sonde
nettoyer laver
nettoyage entretien
étanche imperméable
monter assembler
montage assemblage
fixer accrocher
poids lourd
bruit sonore
silencieux discret
courant électricité
énergie consommation
matière matériau
ingrédient composition
jour quotidien
semaine hebdomadaire
mois mensuel
an annuel
facultatif optionnel
résumé synthèse
développeur programmeur
développement programmation
tester vérifier
vérification contrôle
cloud nuage
déployer déploiement
environnement environment
événement event
corbeille poubelle
favori marque-page signet
trier classer
renommer nommer
titre intitulé
catégorie rubrique
étiquette tag mot-clé
navigateur browser
`,
  related: `
2fa: facteurs authentification authenticator totp vérification récupération; 32bit: architecture
prérequis plateforme; 403: permission accès droits interdit; 404: redirection route page chemin
introuvable; 500: serveur journal exception; 502: proxy gateway upstream; 64bit: architecture
prérequis plateforme; abandonner: annulation arrêt; abîmer: dommage réclamation retour endommagé
transport; abonner: newsletter souscription webhook flux résiliation forfait mensuel; absence:
remplaçant absent préavis; absent: remplaçant livraison voisin; accéder: connexion url permission
identifiants; accélérer: performance cache optimisation index gpu; accepter: paiement moyens; accès:
permission rôle identifiants droits autorisation; accessoire: compatible inclus pièces; accident:
urgence assurance constat; accompagner: visiteur personne; accoucher: maternité naissance; account:
compte connexion profil; accueil: index tableau réception capacité; acheter: commande panier achat
boutique facture; acier: inox matériau; acompte: arrhes solde paiement; activer: option clé
paramètre enable; actualiser: rafraîchir mise recharger cache; adapter: compatible taille; adblock:
navigateur extension bloqueur; addon: extension plugin module; adhérer: adhésion cotisation;
adhésion: cotisation membre; admin: administrateur rôle permissions droits; administrateur: rôle
permissions sudo root droits; adolescent: âge tarif jeunes; adresse: livraison coordonnées
facturation contact destinataire; adulte: tarif âge; aéroport: navette transfert taxi; affaire:
promotion soldes offre; affichage: écran thème vue disposition résolution; afficher: affichage vue
rendu visible; âge: minimum enfants ans; agence: adresse horaires; agrandir: zoom taille
redimensionner volume; aide: support documentation forum contact; aîné: senior tarif; ajouter:
création nouveau insérer import; alcool: boissons bar vin; alerte: notification seuil webhook
surveillance; alias: redirection nom e-mail domaine; aliment: ingrédients composition conservation;
allaiter: bébé maternité; aller: itinéraire accès transport; allergène: ingrédients composition
traces; allergie: allergènes composition ingrédients; alliage: matériau composition; allumer:
démarrage bouton activer; ambulance: urgence samu; amd: processeur gpu architecture; améliorer:
conseils optimisation; ampoule: led culot watts; analyser: statistiques rapport journal profiling;
ancien: reprise occasion reconditionné; android: apk store application mobile smartphone;
anesthésie: locale injection; animal: chien acceptés supplément; anniversaire: fête groupe gâteau;
annuler: défaire rollback restauration historique remboursement conditions délai; anonyme:
confidentialité anonymisation invité; antivirus: positif exclusion malware; api: endpoint rest token
clé documentation; api-key: clé token identifiants authentification; apk: android installation
téléchargement; appareil: compatible modèle notice; apparence: thème personnalisation css couleurs;
appartement: chambres superficie; appeler: fonction api requête endpoint téléphone standard;
appétit: restaurant menu; apple: mac macos ios iphone ipad application mobile; application: android
ios mobile téléchargement; apporter: prévoir documents; apprendre: tutoriel guide débutant cours;
approuver: validation workflow relecture; archiver: archives sauvegarde zip rétention; argent:
remboursement paiement matériau; argument: paramètre option fonction; arm: architecture raspberry
plateforme aarch64; armoire: dimensions montage profondeur; arnaque: fraude sécurité paiement;
arrêter: stop processus service kill bus tramway maladie; arrière-plan: daemon service processus
image; arrivé: livraison suivi colis; arriver: livraison délai réception check-in horaires; article:
produit référence disponibilité; ascenseur: étage accessibilité pmr; assembler: montage notice
outils; asseoir: places sièges; assigner: attribution utilisateur rôle responsable; assise: hauteur
dimensions confort; assistant: installation wizard ia chatbot; assurance: contrat sinistre
couverture; assurer: assurance contrat couverture; asynchrone: async await promise tâche; atelier:
inscription durée participants; attaque: sécurité pare-feu vulnérabilité brute; attendre: délai
livraison disponibilité; attente: liste délai; attribuer: rôle permission affectation; audio: micro
haut-parleur format codec; auteur: créateur rédaction crédits; auth: authentification token login;
authentification: login token oauth sso ldap passe; automatique: planification cron automatisation
script; automatiser: script cron workflow api; autonomie: batterie heures charge; autoriser:
permission blanche accès cors; autostart: démarrage service systemd; avance: acompte paiement
précommande; avantage: atouts comparatif; avarié: conservation dlc remboursement; avatar: photo
profil gravatar; avertir: notification contact; avion: aéroport vol; avis: évaluations note
commentaires; avocat: consultation honoraires droit; baby-sitter: garde enfants; backend: serveur
api base; backup: sauvegarde restauration snapshot export; bagage: consigne valises; bague: taille
doigt matériau; baignade: piscine plage surveillée; baigner: baignade piscine plage; baignoire:
dimensions installation; bain: piscine spa baignoire; balade: randonnée sentier; balai: aspirateur
accessoire; balcon: vue terrasse; bancaire: visa mastercard paiement; bande-passante: débit trafic
limite; banque: agence compte rib; bar: boissons cocktails; barbecue: gaz charbon grille; basculer:
transfert changement; base: sql tables introduction principes; batch: lot traitement script; bateau:
croisière port embarquement; batterie: autonomie capacité charge remplacement; bébé: âge sécurité
siège; benchmark: performance comparaison vitesse; bénévole: bénévolat association; besoin:
prérequis nécessaire; beta: préversion release test; biberon: stérilisation bébé; bibliothèque:
dépendance paquet module import; bicyclette: vélo taille cadre; bière: boissons bar; bijou: argent
entretien; billet: billetterie entrée tarif; billetterie: billets réservation tarif; binaire:
compilation build exécutable; bio: biologique label certification; biologique: label certification
composition; bitcoin: paiement crypto portefeuille; bizarre: bug anomalie inattendu; blanc: coloris
couleur; blanchiment: dents gouttière; blanchir: blanchiment dents; blesser: urgence accident; blog:
article billet rss publication; bloquer: pare-feu noire filtre bannir verrouillage timeout blanche;
bluetooth: appairage connexion jumelage; boguer: bug erreur correctif; boire: boissons bar; bois:
chêne massif essence entretien; boisson: bar carte vin; boîte: emballage contenu dimensions;
boîtier: dimensions matériau étanchéité; bon: promo réduction valable; bonnet: taille tour; booter:
démarrage bootloader uefi; borne: recharge électrique; bot: chatbot automatisation spam captcha;
boucle: itération for while récursion; boutique: magasin horaires adresse; bouton: interface clic
action; branch: git merge fusion checkout; brouillon: draft publication enregistrement; bruit:
décibels silencieux sonore; brûler: chaleur sécurité température; brute: tentatives verrouillage
limite fail2ban; bruyant: décibels silencieux sonore; bug: issue signaler correctif erreur; build:
compilation pipeline artefact; bureau: desktop raccourci écran; bus: ligne arrêt horaires; but:
usage utilisation; cabinet: adresse horaires médecin; cacher: masquer visibilité affichage vider
navigateur invalidation; cadeau: emballage message solde utilisation valable; cadre: dimensions vélo
matériau; café: machine capsules grains; caisse: paiement panier total; calculer: formule somme
fonction; calendrier: agenda événement ical synchronisation; camarade: parrainage invitation;
caméra: webcam permission vidéo; camping: emplacement tente mobil-home; camping-car: emplacement
stationnement; canapé: dimensions revêtement convertible; canne: pmr accessibilité; capacité: litres
volume contenance; capsule: compatible café machine; captcha: spam formulaire robot; caractère:
encodage utf-8 police; carie: soin dentaire plombage; carrière: recrutement offres; carte: paiement
bancaire visa mastercard; carton: emballage recyclage dimensions; casque: taille audio bluetooth;
casser: breaking régression erreur compatibilité réparation retour garantie; catégorie: taxonomie
étiquette classement; causer: raison origine; caution: dépôt remboursement; cb: bancaire paiement
visa; ceinture: taille longueur cuir; célibataire: individuelle supplément; centimètre: dimensions
mesures; certificat: ssl tls https expiration encrypt médical attestation; chaise: hauteur assise
dimensions; chaleur: température isolation résistance; chambre: lit superficie équipements; champ:
formulaire saisie colonne validation; chance: probabilité conditions; changelog: notes nouveautés
release; changer: modification remplacer paramètre échange retour; charger: import upload lecture
performance latence lenteur cache; chat: messagerie discussion direct animaux vaccin vétérinaire;
chatbot: ia assistant conversation; chaton: vaccin adoption; chaud: isolation température chaleur;
chauffage: puissance watts radiateur; chauffeur: taxi transfert; chaussette: pointure coton;
chaussure: pointure semelle cuir; chef: cuisine restaurant; chemin: dossier répertoire path
emplacement; chemise: taille coupe repassage; chèque: paiement moyens virement; cher: prix tarif
promotion; chercher: recherche filtre index; cheveu: coiffeur coupe coloration; chien: taille race
croquettes; chiffrer: clé tls cryptage aes; chirurgie: opération hospitalisation; chirurgien:
opération consultation; choisir: sélection option comparaison critères; choix: gamme coloris
modèles; chrome: navigateur extension; chute: assurance urgence; cigarette: fumeur non-fumeur;
cinéma: séance billets; cire: entretien bois; clavette: pièce montage; clavier: raccourcis touches
disposition; clé: token licence ssh chiffrement; click-and-collect: retrait magasin; client:
application programme api; clim: climatisation chambre; climatisation: chambre équipements; cliquer:
bouton lien souris; cloner: git dépôt copie duplication; cloud: serveur hébergement stockage
synchronisation; cluster: nœuds disponibilité réplication; cms: contenu wordpress thème; code:
source dépôt extrait développement éditeur langage postal; cœur: cardiaque fréquence; coffre:
sécurité chambre; coffret: contenu cadeau; coiffer: coupe coloration rendez-vous; coin: dimensions
angle; colis: suivi livraison transporteur; collaborer: partage équipe contribution; collègue:
invitation équipe utilisateur membre; collier: longueur matériau; colonne: tableau champ schéma;
coloris: couleur variante disponible; commande: terminal cli ligne syntaxe panier paiement suivi;
commencer: démarrage installation tutoriel; commenter: commentaires modération annotation; commit:
git historique branche; commun: partage équipe communauté; communauté: forum discord contribution;
comparatif: modèles différence caractéristiques; comparer: différence diff comparatif; compatible:
compatibilité version prérequis navigateurs; compiler: build make; composer: composition
ingrédients; composition: ingrédients matière; comprendre: explication glossaire guide; compresser:
compression zip gzip; comprimer: compression zip gzip; compte: inscription profil connexion
utilisateur; concert: billets programme; condition: cgv règlement; conduire: permis itinéraire;
conduite: permis leçons; conférence: salle séminaire; confiance: avis sécurité certifié; config:
configuration fichier yaml paramètres; configurer: paramètres options assistant fichier yaml;
confirmation: e-mail commande numéro; confortable: confort mousse coussin; congé: fermeture
vacances; congeler: conservation température; connaissance: niveau prérequis; connecter: connexion
login identifiants sso; connexion: login identifiants session authentification; conseil: client
guide rendez-vous contact recommandation; conserver: rétention archivage durée température dlc;
consigne: bagages casier; console: terminal commande logs; consommer: énergie kwh; construire: build
compilation création; consultation: rendez-vous tarif médecin; contacter: téléphone formulaire
e-mail adresse; container: docker image podman kubernetes; contenance: litres volume capacité;
conteneur: docker image kubernetes volume; contenu: inclus fournis accessoires; contourner:
alternative bypass; contraire: inverse différence; contrat: résiliation durée conditions;
contrefaçon: authentique original certificat; contribuer: contribution pull-request communauté;
contrôle: visite technique; convenir: compatible adapté usage; convertir: conversion format export;
cookie: consentement session navigateur rgpd; copain: parrainage invitation; copie: sauvegarde
duplicata réplication; copier: presse-papiers duplication clone; corbeille: suppression
restauration; cordon: câble longueur; correctif: patch mise release; correspondre: compatible
référence tailles; corriger: correction correctif fix; cors: header origine domaine; coton:
composition lavage biologique; couchage: lit chambre personnes; coucher: lit chambre; coudre:
couture machine fil; couleur: thème palette css; coupe: taille ajustée morphologie; couple: chambre
romantique; coupon: promo réduction; couronne: dentaire prothèse céramique; courriel: smtp
notification e-mail; courroie: détachée remplacement; cours: inscription niveau professeur; coussin:
housse lavable garnissage; couteau: lame affûtage acier; coûter: prix tarif frais; couvercle:
détachée diamètre; couverture: garantie dimensions; covid: mesures annulation; cpu: processeur
charge performances; crash: plantage logs redémarrage; créateur: fondateur auteur histoire; crédit:
financement mensualités paiement; créer: création nouveau ajouter générer; crème: peau application
ingrédients; critiquer: avis commentaires; crm: contacts clients intégration; croisière: bateau
embarquement; cron: planification tâche crontab; crypter: chiffrement clé tls; csv: export import
tableau séparateur; cuir: entretien véritable simili; cuisine: électroménager équipée; cuisson:
température four minutes; cuit: cuisson température minutes; curseur: souris pointeur css; cv:
candidature recrutement; danger: sécurité risque avertissement; dangereux: sécurité risque
précaution; danser: cours école salle; dark: thème sombre mode; dashboard: tableau widget
statistiques; date: format fuseau timestamp livraison péremption; déballer: emballage contenu
retour; débit: bande-passante vitesse performance paiement carte commande; débloquer: déverrouillage
passe accès; débogage: debug logs breakpoint; déboguer: debug logs breakpoint; debug: logs débogage
verbose; débuter: introduction tutoriel démarrage bases; décéder: obsèques succession; déchirer:
résistance réparation; déclaration: conformité formulaire; déclencher: trigger événement webhook;
décompresser: extraction zip archive; déconnecter: session timeout déconnexion expiration offline;
découvrir: présentation visite; défaut: default valeur préréglage garantie réclamation conformité;
défectueux: garantie retour réparation; définir: définition paramètre variable; dehors: externe
distance vpn; déjeuner: restaurant menu midi petit-déjeuner buffet; délai: timeout latence attente
livraison jours expédition; demande: formulaire dossier; démarrer: démarrage lancement commande
start; déménager: adresse devis cartons; démission: préavis résiliation; demo: essai exemple;
démonter: démontage notice outils; dent: brosse tête; dentaire: soin implant couronne; dentier:
prothèse appareil; dentiste: rendez-vous urgence soins; dépannage: urgence intervention; dépanner:
dépannage diagnostic résolution; départ: check-out horaires; dépasser: maximum poids dimensions;
dépendance: paquet bibliothèque version npm; déplacer: migration transfert glisser modification
rendez-vous transport; déployer: déploiement production serveur hébergement; dépôt: git repository
clone relais retrait; déranger: bruit silence; dernière: récente version release; désactiver: option
disable; désinstaller: suppression nettoyage; dessert: menu carte; dessiner: graphique canvas svg;
dessus: surface revêtement; détachée: référence remplacement; détartrage: hygiène dentaire;
détartrer: détartrage calcaire vinaigre; détecter: détection capteur portée; déteindre: lavage
couleur; développeur: api sdk communauté source; deviner: brute devinable sécurité; devis: demande
prix tarif; dhcp: ip réseau routeur; diabète: sucre régime; diagramme: graphique visualisation
courbe; diamètre: dimensions mesures taille; différence: comparaison comparatif avantages;
dimension: largeur hauteur profondeur mesures; diminuer: réduction limite optimisation; dîner:
restaurant menu soir; diplôme: formation certificat; dire: signification annonce; directeur:
direction équipe; diriger: direction responsable; disparaître: perte restauration affichage;
disparu: perte restauration corbeille sauvegarde; dispo: stock disponibilité réapprovisionnement;
disponible: stock disponibilité réapprovisionnement; disque: stockage partition ssd espace;
distance: remote ssh vpn télétravail; dns: domaine enregistrement nameserver; docker: conteneur
image compose volume; docteur: médecin consultation; document: fichier pdf modèle dossier
justificatif pièces; documentation: guide référence manuel; domaine: dns sous-domaine ssl
hébergement; domicile: déplacement visite; dommage: transport réclamation assurance; donnée: base
export confidentialité stockage; dormir: lit chambre nuit; dossier: pièces formulaire inscription;
douane: frais taxes importation; double: doublon duplication unique; doublon: dédoublonnage fusion
unique; doublure: matière polyester; douche: bain chambre; douleur: antidouleur urgence soin;
downgrade: rollback version antérieure; download: téléchargement installation paquet; drap:
dimensions coton housse linge inclus location; droit: permission rôle accès autorisation; drone:
autonomie portée réglementation; dupliquer: copie clone doublon; durable: durabilité écologique
garantie; durer: autonomie longévité; eau: étanche imperméable ipx; échange: retour taille délai;
échantillon: tissu gratuit nuancier; écharpe: laine longueur; échéance: date paiement; échec: erreur
logs cause réessayer; échelle: taille dimension; échouer: erreur échec logs cause; éclairer:
éclairage led lumens; école: inscription vacances horaires; écologique: recyclé durable label;
écouteur: bluetooth autonomie embouts; écran: résolution affichage moniteur; écraser: remplacement
perte sauvegarde; écrire: rédaction éditeur écriture; écrit: langage développé rédaction; éditer:
modification wysiwyg texte; effacer: suppression purge nettoyage corbeille; égarer: trouvés perte;
élastique: taille matière; électricien: dépannage devis; électrique: puissance volts batterie;
électroménager: garantie livraison énergie; éligible: conditions critères; email: smtp notification
messagerie adresse; emballage: carton recyclable cadeau; emballer: emballage cadeau retour;
embarquer: iframe intégration embed; embaucher: recrutement candidature; emploi: recrutement
candidature offres; employé: utilisateur équipe rôle; encaisser: paiement débit; encastrer:
encastrable dimensions niche; enceinte: bluetooth puissance grossesse femmes; encodage: utf-8
unicode caractères; encoder: encodage utf-8 base64; encre: cartouche imprimante compatible;
endpoint: api url route; enfant: âge taille sécurité; enfiler: taille chaussage; engrais: dosage
plantes; enlever: suppression désinstallation retrait; enregistrer: sauvegarde format dns
inscription vidéo; enterrement: obsèques inhumation; entraîner: salle coach; entrepôt: stock
expédition; entreprise: licence enterprise organisation; entrer: saisie champ connexion tarif billet
accès; entretenir: entretien nettoyage produit; entretien: nettoyage lavage produit rendez-vous
recrutement; env: variable configuration; environnement: variable production développement; envoi:
expédition livraison colis; envoyer: envoi smtp formulaire upload; épais: épaisseur millimètres;
épaisseur: millimètres dimensions; épiler: laser peau; épuisé: rupture stock réapprovisionnement;
équipe: membres collaboration groupe; équivalent: alternative comparaison; erreur: message logs
cause résolution; escalier: ascenseur accessibilité; espace: stockage disque quota capacité; espèce:
paiement comptant; espérance: durée longévité; espion: confidentialité télémétrie sécurité; essai:
démo période gratuit; essayer: essai démo; essence: carburant moteur bois; étage: ascenseur
escalier; étagère: charge fixation dimensions; étanche: étanchéité ipx imperméable; étape: guide
procédure tutoriel; éteindre: arrêt désactiver shutdown; éteint: arrêt démarrage veille; étendre:
extension plugin personnalisation; étiquette: tag label mot-clé; étranger: international pays douane
livraison; étudiant: réduction tarif carte; europe: international pays livraison; évaluer: avis note
commentaire; événement: webhook trigger listener programme date salle; examen: résultat préparation;
excel: xlsx csv export tableur; exception: erreur try gestion; exclure: exclusion filtre ignorer;
excursion: guide départ; exécuter: commande script lancement run; exemple: démo extrait modèle;
exiger: prérequis obligatoire politique; existe: disponible alternative; expédier: expédition
transporteur délai; expédition: transporteur délai suivi; expérimental: bêta instable preview;
expert: équipe conseil; expirer: renouvellement validité token; expliquer: explication guide;
exporter: csv format téléchargement; exposition: musée horaires; express: livraison rapide 24h;
extension: plugin module marketplace; externe: tiers distant api; extraction: dent sagesse;
extraire: extraction zip export; fabrication: origine usine; fabriquer: fabrication origine usine
france; facade: ravalement devis; facebook: réseaux-sociaux partage connexion; facile: simple
intuitif démarrage; facturer: abonnement tarification téléchargement tva compte; faille:
vulnérabilité cve correctif sécurité; famille: enfants familiale tarif; faner: conservation fleurs;
fatigue: sommeil repos; fauteuil: dimensions revêtement dossier; fenêtre: popup dialogue modale;
férié: horaires ouverture; fermer: quitter fermeture arrêt horaires congés; fermeture: horaires
annuelle; fêter: anniversaire groupe salle; fichier: format upload dossier taille; fidélité: points
programme avantages; fièvre: médecin urgence; fil: sans-fil câble couture; filtrer: recherche
critères remplacement nettoyage pièce; financer: crédit aides cpf; firefox: navigateur extension;
firewall: pare-feu ports règles; firmware: mise flash version; fitness: salle sport cours; fixer:
fixation vis chevilles; fleur: bouquet conservation livraison; flou: résolution netteté image; flux:
rss stream workflow; fois: mensualités paiement; foncé: coloris teinte; fonction: fonctionnalité
méthode référence compatibilité prérequis dépannage; fonctionnalité: feature roadmap option; fond:
arrière-plan image thème histoire création; foot: stade terrain; forcer: contrainte politique;
format: extension conversion compatibles formatage forme disque; formation: durée programme cpf
cours; formulaire: champs validation envoi; forum: communauté discussion entraide; four: température
cuisson encastrable; fournir: inclus accessoires contenu; fragile: emballage précaution; frais:
livraison port gratuits; français: langue traduction localisation; franco: port gratuits minimum;
frigo: réfrigérateur conservation litres; froid: température isolation gel; frontend: interface
javascript css; ftp: sftp upload identifiants; fuir: fuite joint étanchéité; fuite: mémoire sécurité
données; fumer: non-fumeur interdit; fuseau: timezone utc; fusionner: merge doublons; gagner:
concours lot; gant: taille matière; garage: parking réparation; garantie: durée constructeur
conformité qualité; garder: conservation durée urgence pharmacie enfants; garderie: enfants
horaires; gare: train distance accès parking stationnement; gateway: passerelle proxy routeur; gaz:
bouteille butane raccordement; gel: température hivernage; gencive: saignement parodontite; générer:
création build; gérer: gestion administration tableau; git: dépôt branche commit clone; github:
dépôt issue pull-request; gitlab: dépôt pipeline runner; glace: congélateur patinage; gluten:
allergènes ingrédients; golf: parcours green; gonfler: gonflage pression pompe; google:
référencement seo android connexion; gourde: litres inox isotherme; gpu: graphique cuda
accélération; graisser: lubrification entretien huile; grandeur: taille dimensions; graphique: gpu
pilote cuda diagramme courbe visualisation interface; gratuit: open-source licence essai tarif
enfants; graver: gravure personnalisation; gravure: personnalisation texte gravé; gros:
professionnels quantité dégressif; grossesse: enceinte suivi; grossiste: professionnels revendeur
quantité; groupe: équipe rôle permissions tarif réservation minimum; guérir: cicatrisation
traitement; gui: interface bureau graphique; guichet: billets horaires; guide: tutoriel
documentation étapes visite audioguide; gynéco: gynécologue consultation; habit: vêtements taille;
hacker: sécurité piratage vulnérabilité; halal: certification ingrédients; handicap: pmr
accessibilité; hash: somme sha256 empreinte; haut: dimensions réglable; héberger: serveur
auto-hébergement vps cloud domaine chambre hôtel; heure: horaires ouverture; histoire: origine
fondation création; historique: versions journal audit; hiver: hivernage gel chaud; hôpital:
urgences service visite; horaire: ouverture fermeture; hospitaliser: admission chirurgie; hôtel:
chambre réservation réception; hôtesse: accueil réception; housse: lavable protection déhoussable;
html: css balise page; https: ssl tls certificat; huile: entretien lubrification bois; huissier:
recouvrement justice; humide: humidité protection; hygiène: nettoyage stérilisation; hypnose: séance
arrêt; ia: modèle llm artificielle gpt; icône: symbole image favicon; id: identifiant uuid clé;
idée: suggestion inspiration; identifiant: login utilisateur passe uuid; ignorer: exclusion filtre
gitignore; illimité: quota limite forfait; illisible: encodage format caractères; image: photo png
jpg format galerie; imperméable: étanche déperlant membrane; implant: dentaire pose prothèse; impôt:
déduction fiscal crédit; imprimer: impression pdf pilote motif tissu personnalisation; inactif:
désactivé inactivité session; inclure: inclus contenu fournis; inclus: contenu fournis accessoires;
incompatible: compatibilité version prérequis; inconvénient: limites comparaison; index: indexation
recherche base; infirmier: soins domicile; info: documentation contact détails; ingrédient:
composition allergènes; injection: sql sécurité xss; inox: acier matériau; inscription: formulaire
tarif date; inscrire: inscription compte formulaire; insérer: insertion ajouter éditeur; instable:
bêta plantage stabilité; installer: téléchargement paquet prérequis assistant pose montage;
intégrer: connecteur api iframe webhook; intel: processeur architecture x86; interdit: règlement
interdiction; intérêt: avantage utilité; interface: api écran affichage graphique; internet:
connexion réseau offline; intervenir: intervention délai zone; intoxiquer: urgence antipoison;
introuvable: 404 chemin manquant installé; invalide: pmr carte; inventer: créateur histoire; invité:
partage accès anonyme membre équipe lien; ios: iphone ipad store; ip: adresse réseau dns ipv6;
iphone: ios store mobile; isoler: thermique laine; issue: ticket bug github; itinéraire: accès plan
transports; jacuzzi: spa bain; jantes: pouces pneus; jardin: extérieur plantes mobilier; java: jvm
jdk jar; javascript: navigateur node npm typescript; jean: taille coupe denim; jeter: recyclage
déchets déchetterie; jeton: token api authentification; jeune: tarif réduction âge; jeunesse: jeunes
âge; jointe: upload fichier taille étanchéité détachée; jouer: jeu règles âge; jouet: âge sécurité
piles; journal: logs journalisation audit; journée: tarif horaires; json: format api schéma yaml;
jupe: taille longueur; justificatif: document preuve; kiné: kinésithérapeute séance; kit: contenu
montage; klaxon: sécurité vélo; kubernetes: cluster pod helm conteneur; lac: baignade plage; laine:
lavage mérinos composition; laisser: bagages consigne; lait: lactose composition; laitage: lactose
allergènes; lame: affûtage remplacement acier; lampe: ampoule led éclairage; lancer: démarrage
exécution commande; langage: programmation syntaxe sdk; langue: traduction localisation i18n;
laptop: portable batterie prérequis; largeur: dimensions mesures; latence: délai performance réseau;
lavable: lavage machine déhoussable; lavabo: bain sanitaires; lave-linge: litres hublot
installation; lave-vaisselle: compatible couverts lavage; laver: lavage machine température laverie
linge; ldap: annuaire authentification directory; led: éclairage lumens ampoule; légal: mentions
réglementation; léger: poids grammes; lent: performance optimisation cache; lessive: lavage
température; lettre: courrier postale; liaison: connexion lien intégration; libre: open-source
licence disponible; licence: clé activation mit gpl commerciale; lien: url hyperlien partage; lieu:
adresse plan; ligne: en-ligne commande tableau; limiter: quota plafond maximum restrictions; linge:
laverie draps serviettes; lingerie: taille bonnet; linux: ubuntu debian distribution paquet;
liquide: contenance flacon espèces; liste: tableau énumération affichage commande; lit: dimensions
matelas sommier; litige: réclamation médiateur conflit; livraison: délai transporteur frais suivi;
livrer: livraison délai transporteur adresse; llm: modèle ia prompt; local: localhost offline
installation; localhost: port serveur développement; location: caution tarif durée; log: journal
journalisation verbosité; login: connexion identifiants passe; logo: image personnalisation marque;
loi: réglementation légal; loisir: activités sport; longueur: dimensions mesures; lot: unité pack
quantité; louer: location caution tarif; lourd: poids kilos; loyer: charges bail; lumière: éclairage
lumens led; lunette: verres monture correction; mac: macos apple homebrew; machine: virtuelle
serveur vm lavage pièces notice; magasin: adresse horaires stock retrait; maigrir: nutrition poids;
mail: smtp e-mail notification messagerie; maillot: taille flocage; mairie: démarches horaires;
maison: domicile livraison; maj: mise version update; majuscule: casse minuscule caractères; malade:
médecin annulation assurance traitement; malware: antivirus sécurité; manche: longueur taille;
manger: restaurant menu repas; manquer: installer dépendance; manteau: taille imperméable chaud;
manuel: documentation guide; maquillage: peau application teinte; marcher: fonctionnement dépannage
compatibilité; mariadb: mysql base sql; mariage: salle réception; marier: mariage salle; markdown:
formatage syntaxe éditeur; marque: fabricant modèles; masquer: cacher visibilité affichage; massage:
spa séance; massif: montagne bois; matelas: dimensions fermeté mousse; matériau: composition
matière; matériel: prérequis processeur mémoire; matière: composition tissu coton; matin:
petit-déjeuner horaires; maximal: maximum limite; maximum: limite quota plafond; mcp: serveur ia
outils; mdp: passe réinitialisation; médecin: consultation rendez-vous généraliste; médicament:
ordonnance pharmacie; meilleur: recommandation comparatif; mémoire: ram consommation prérequis swap;
mensualité: paiement financement fois; menu: navigation interface options restaurant carte
végétarien; mer: plage vue distance; merge: fusion git conflit; message: notification erreur chat;
messagerie: e-mail imap smtp; mesurer: tailles dimensions personnalisation devis; métadonnée: exif
balises description; métrique: prometheus surveillance statistiques; métro: ligne station; mettre:
configurer ajouter placer installer; meuble: dimensions montage bois; micro: audio permission
enregistrement; microphone: audio permission enregistrement; microsoft: windows office azure
outlook; mieux: recommandation comparatif avantages; migrer: import transfert niveau; mineur:
autorisation parents; minimum: prérequis limite requis; mite: laine protection; mobile: android ios
responsive application; mode: option paramètre thème; modèle: template ia gabarit référence
variantes gamme; modifier: modification éditer paramètre; module: plugin extension import; moisir:
moisissure humidité aération; mongo: mongodb base nosql; monitoring: surveillance métriques alertes;
monnaie: devise euros paiement; montage: notice outils vis; montagne: ski randonnée; monter: montage
notice assemblage; montre: bracelet étanche pile; mort: décès obsèques; moteur: puissance watts
garantie; moto: parking permis; mouiller: étanche séchage; mousse: densité matelas confort;
moustique: répulsif moustiquaire; moyen: méthode possibilité; mur: fixation murale chevilles; musée:
exposition horaires tarif; mutuelle: remboursement tiers; mysql: base mariadb sql; nager: piscine
natation; naissance: maternité déclaration; naître: maternité naissance; naturel: composition
origine; navette: aéroport gare horaires; navigateur: chrome firefox safari edge; neige: hiver pneus
imperméable ski route; nettoyer: purge cache suppression; neuf: état garantie emballage; newsletter:
e-mail désabonnement inscription; nginx: proxy serveur; nickel: allergie matériau; node: npm
javascript version; noël: fermeture horaires; nom: renommer identifiant libellé convention; norme:
certification conformité; notice: manuel pdf montage; notification: push e-mail alerte; notifier:
notification alerte webhook; nouveauté: changelog notes release; npm: node paquet dépendance; nuage:
cloud stockage synchronisation; nuance: teinte coloris; nuit: chambre tarif taxe; numériser: scan
ocr pdf; numéro: commande suivi référence; nvidia: gpu cuda pilote; oauth: authentification token
sso; objet: classe propriété instance dimensions description; obligatoire: requis exigé; obliger:
obligatoire engagement; occasion: reconditionné état reprise; occuper: disponibilité complet; ocr:
reconnaissance numérisation texte; odeur: parfum aération; offert: cadeau gratuit promotion; office:
word excel microsoft; offline: local synchronisation; offrir: cadeau emballage promotion promo
valable; onglet: navigateur fenêtre; open-source: licence source github; opération: action
transaction tâche anesthésie hospitalisation; opticien: lunettes ordonnance; optimiser: performance
cache; option: paramètre argument configuration; ordi: ordinateur windows mac; ordinateur: windows
mac linux prérequis; ordonnance: médecin pharmacie; ordre: tri priorité séquence; ordures: déchets
collecte; oreiller: garnissage dimensions; organiser: dossier classement étiquette; original:
authentique certificat; origine: fabrication provenance pays histoire création; orthodontie:
appareil gouttière; os: windows linux macos plateforme; oublié: passe réinitialisation récupération;
oublier: passe réinitialisation; outil: utilitaire logiciel intégration montage fournis tournevis;
ouvert: horaires ouverture dimanche; ouverture: horaires jours; ouvrir: ouverture format
application; page: pagination url site; paire: lot pointure; palette: livraison quantité; panier:
commande validation quantité; panne: incident statut disponibilité; pantalon: taille longueur coupe;
papier: facture grammage; paquet: package installation dépendance; paraben: composition ingrédients;
parallèle: concurrence threads workers; paramètre: option configuration argument réglages; parasol:
diamètre pied uv; parc: attractions horaires; pare-feu: ports règles autoriser; parents:
autorisation enfants; parfum: fragrance senteur flacon; parking: stationnement places voiture;
parser: analyse syntaxe json; partager: lien permission; partenaire: partenariat revendeur;
partenariat: partenaires contact; participer: inscription nombre; partition: disque stockage
formatage; passager: billet embarquement; passeport: identité validité; password: passe
réinitialisation; patch: correctif version mise; patient: consultation nouveau; patienter: attente
délai; patins: pointure protection; patron: direction fondateur; payer: paiement carte paypal
virement confirmation facture; paypal: paiement carte compte; pc: ordinateur windows prérequis; pdf:
export impression document; peau: sensible dermatologique application; pêche: permis étang; peindre:
peinture couche surface; peinture: couche séchage rendement; peluche: lavage jouet; pension:
demi-pension repas; perdre: perte récupération sauvegarde; perdu: récupération réinitialisation
sauvegarde; péremption: dlc conservation date; performance: optimisation vitesse benchmark cache;
perle: bijou culture; permettre: autorisation permission option; permis: conduite leçons;
permission: droits rôle accès chmod; personnaliser: thème css modèle; personnel: équipe recrutement;
peser: poids kilogrammes; petit-déj: petit-déjeuner buffet; petit-déjeuner: buffet horaires inclus;
peur: anxiété sédation; pharmacie: garde ordonnance; photo: image galerie appareil; php: version
extension composer; pièce: détachée remplacement référence; pied: hauteur réglable support; pile:
type incluses remplacement; pilote: driver installation matériel; ping: latence réseau connexion;
pipeline: déploiement étape; piqûre: injection vaccin; pirater: sécurité piratage vulnérabilité
passe compromis; piscine: chauffée horaires bassin; pixel: résolution taille image; place:
disponibilité réservation parking; plage: distance sable accès; plainte: réclamation médiateur;
planifier: planification cron calendrier; planning: calendrier agenda planification; planter:
plantage crash logs redémarrage arrosage exposition rempotage; plastique: recyclé matériau bpa;
plat: menu carte restaurant; plein: stockage quota nettoyage; pleuvoir: pluie intempéries
annulation; pliable: plié dimensions rangement; plier: pliable dimensions rangement; plomberie:
dépannage devis; plombier: dépannage fuite; plugin: extension module marketplace; pluie: intempéries
abri; pneu: pression dimension hiver; podman: conteneur docker image; poêle: induction revêtement
diamètre; poils: nettoyage aspirateur animaux; point: fidélité programme relais; pointure: taille
chaussant; police: typographie css caractères; pompe: gonflage débit; popup: fenêtre navigateur
modale; port: pare-feu tcp réseau écoute; portable: mobile ordinateur batterie; poser: installation
montage; possibilité: option alternative; poste: livraison colissimo transporteur; postgres:
postgresql base sql; postgresql: base sql extension; postuler: candidature recrutement cv; poubelle:
recyclage déchets litres; pourboire: service restaurant; poussette: âge pliage poids; poussière:
filtre nettoyage; powershell: commande script windows; préavis: résiliation mois; précaution:
sécurité avertissement; précommander: sortie disponibilité; préparer: conseils documents; prérequis:
configuration matériel version; pression: bars gonflage; prêter: location crédit; preuve: facture
ticket; prévenir: contact préavis avertir; prévoir: préparation calendrier; priorité: ordre file
niveau; prise: électrique adaptateur volts; privé: privatisation exclusif; prix: tarif licence
abonnement; pro: professionnels entreprise tva; processus: service daemon pid; prochain: calendrier
date agenda; production: déploiement environnement serveur; produire: génération sortie build; prof:
professeur cours; professeur: cours diplômé; professionnel: entreprise tva b2b; profil: compte
avatar utilisateur; programmer: planification cron développement cycle température; projet: dépôt
organisation équipe; promesse: garantie engagement; promo: réduction coupon panier promotion soldes;
promotion: promo soldes remise; prompt: ia instruction modèle; propre: nettoyage entretien;
protéger: protection passe chiffrement sécurité; prothèse: dentaire couronne; protocole: http tcp
mqtt; prouver: preuve justificatif; provenir: origine provenance fabrication; proxy: réseau nginx;
psy: psychologue séance; publier: publication release déploiement; puissance: watts moteur;
puissant: puissance watts; pull-request: contribution relecture git; push: notification git branche;
python: pip version venv; qr-code: scan code-barres mobile; qualité: certification label; quantité:
lot stock minimum; quartier: situation proximité; question: faq contact; quitter: fermeture sortie
commande départ check-out; quota: limite stockage plafond; raccourci: clavier touche bureau;
radiateur: puissance watts chauffage; rafraîchir: recharger cache actualisation; raison: cause
explication; ralentir: performance lenteur limitation; ram: mémoire prérequis consommation; ramener:
retour transport; randonnée: sentier parcours; ranger: dimensions tiroir; rapide: performance
vitesse démarrage; rappeler: téléphone contact; rapport: export statistiques analyse; rasoir: lame
tondeuse; raspberry: arm linux plateforme; rayer: rayures résistance; rayure: résistance protection;
rdv: rendez-vous agenda doctolib; readme: documentation introduction installation; réagir: événement
réponse gel; récent: version dernière release; réception: accueil horaires; recevoir: réception
e-mail webhook notification; rechange: détachée remplacement; recharger: charge autonomie;
recherche: index filtre requête; réclamer: client litige formulaire; recoller: colle réparation;
recruter: candidature emploi; reçu: facture ticket livraison; récupérer: restauration sauvegarde get
code; recycler: recyclage déchets collecte; redémarrer: redémarrage restart service; rediriger:
redirection 301 url; réduction: promo remise soldes étudiants; réduire: réduction optimisation
compression; réel: websocket streaming direct; référence: modèle numéro; refuser: refus paiement
banque; regex: régulière motif syntaxe; régime: végétarien gluten; réglage: paramètre option
configuration; régler: réglage paramètre configuration conditions intérieur; réinitialiser: reset
passe usine; réinstaller: installation suppression sauvegarde; rejoindre: accès itinéraire; relais:
retrait livraison colis; relancer: redémarrage réessayer restart; relier: connexion intégration
association; remboursement: délai retour rétractation; remercier: don soutien; remise: promo
promotion quantité; remplacer: substitution migration; remplir: formulaire champ complétion
remplissage recharge; rendez-vous: prise agenda doctolib; rendre: rendu affichage retour
remboursement échange; renommer: renommage nom modification; renouveler: expiration certificat;
renvoyer: retour étiquette remboursement; réparer: correction récupération sav garantie devis;
repas: restaurant menu; repasser: rollback version précédente repassage température; répertoire:
dossier chemin arborescence; répéter: récurrence boucle planification; repo: dépôt git github;
répondre: réponse timeout serveur; réponse: requête json statut; reporter: modification date;
repository: dépôt git github; reprendre: reprise ancien; reprise: ancien collecte; requête: http api
sql; réseau: ip wifi routeur dns; réserver: allocation verrouillage calendrier confirmation
annulation acompte; reset: réinitialisation usine; résilier: préavis contrat; résister: résistance
matériau durabilité; résoudre: résolution solution dépannage; respecter: règlement conformité;
respirer: aération air; responsable: contact direction; restaurer: sauvegarde snapshot menu carte
réservation; resto: restaurant menu; restreindre: restriction permission accès; résultat: sortie
réponse affichage; retard: livraison suivi transporteur; retirer: suppression révocation
désinstallation retrait magasin relais; retour: remboursement délai étiquette rétractation;
retourner: retour étiquette remboursement; rétractation: délai retour formulaire; retraité: senior
tarif; rétrécir: lavage température séchage; rétrograder: downgrade rollback version; réunion:
visioconférence calendrier invitation; revenir: rollback restauration version; révoquer: révocation
token certificat; rgpd: confidentialité données consentement dpo; rib: iban prélèvement; rideau:
dimensions occultant œillets; risque: sécurité vulnérabilité avertissement; robe: taille longueur;
robot: automatisation crawler captcha; rôle: permissions administrateur droits; rollback:
restauration version précédente; root: sudo administrateur privilèges; roue: diamètre pouces;
rouille: inox corrosion traitement; roulant: pmr accessibilité rampe; route: url endpoint routage
réseau ip nat; rss: flux abonnement atom; ruby: gem version rails; rue: adresse plan; rupture: stock
réapprovisionnement disponibilité; rust: cargo crate compilation; s3: stockage bucket objet; sable:
filtre nettoyage; sac: litres dimensions bandoulière; safari: navigateur macos ios; sage-femme:
grossesse suivi; saigner: urgence gencive; saint: fête férié; saisir: champ formulaire; saison:
tarif basse haute; salaire: rémunération emploi; salle: location capacité; sangle: réglable
longueur; sauna: spa hammam; sauvegarder: restauration enregistrement export snapshot planification;
sauver: enregistrement sauvegarde; sav: garantie réparation; savon: peau ingrédients; scanner:
numérisation code-barres; schéma: base structure diagramme; scolaire: école vacances groupes;
script: automatisation bash commande; sdk: bibliothèque api client; seance: durée tarif;
sèche-linge: séchage tissu; sécher: séchage lavage; sécheresse: arrosage eau; secret: token
chiffrement variable; sécu: sociale remboursement; sécuriser: sécurité chiffrement pare-feu https;
sécurité: chiffrement vulnérabilité authentification; séjour: nuitées durée; sélectionner: choix
filtre; selle: hauteur vélo; séminaire: salle entreprise; senior: tarif réduction; sens:
signification définition; sentir: odeur parfum; seo: référencement balises sitemap; séparer:
division fractionner; sérieux: avis certification; serrer: serrage vis couple; serrurier: dépannage
urgence; serveur: hébergement vps port production; service: daemon systemd processus; serviette:
coton lavage; session: cookie expiration connexion; siège: hauteur bébé auto; sieste: bébé repos;
signaler: bug issue; signature: e-mail certificat électronique; signer: signature certificat
électronique; signification: définition glossaire; signifier: signification définition glossaire;
simultané: concurrence parallèle connexions; sinistre: déclaration assurance; site: hébergement
domaine page; situer: adresse accès plan; ski: pistes forfait location; smartphone: android ios
mobile application; sms: notification vérification code; smtp: e-mail serveur port; snapshot:
sauvegarde restauration instantané; sncf: train gare; socket: connexion port websocket; soigner:
soin traitement; soin: traitement séance tarif; soirée: programme horaires; solaire: panneau
batterie uv; solde: promotion cadeau; soleil: uv protection; solide: résistance matériau robuste;
solidité: résistance matériau garantie; sombre: thème mode affichage; sortir: quitter release date
précommande; soulier: pointure cuir; souris: clic pointeur; sous-domaine: dns domaine wildcard;
sous-titre: vidéo srt langue; soyeux: soie matière; spa: massage hammam; spam: filtre indésirables
captcha; spécialiste: expert équipe; spécification: prérequis documentation norme; spectacle:
billets programme; sport: activités salle; sql: base requête tables; sqlite: base fichier sql; ssd:
disque stockage; ssh: clé terminal distant; ssl: certificat https tls; sso: saml oauth
authentification ldap; stable: version release production; stage: dates inscription; staging:
environnement test déploiement; start: démarrage lancement; stationner: parking places; statistique:
rapport analyse tableau; statut: état surveillance incident; stériliser: ébullition biberon;
stockage: disque espace s3 quota; stocker: stockage base emplacement disponibilité
réapprovisionnement magasin; streaming: flux vidéo direct; style: css thème forme; sudo: root
administrateur permissions; suggestion: idée commentaires; suivi: colis transporteur numéro; suivre:
suivi colis numéro; supporter: compatibilité versions assistance contact ticket; supprimer:
suppression effacement delete corbeille; surveiller: surveillance monitoring métriques alertes; svg:
image vectoriel icône; swap: mémoire ram; symbole: icône caractère; synchro: synchronisation sync
cloud; synchroniser: sync cloud conflit; syntaxe: langage grammaire référence; systemd: service
unité démarrage; système: linux windows macos plateforme; tableau: colonnes tableur lignes;
tablette: ipad android mobile; tableur: excel csv formule; tâche: job planification cron file
nettoyage détachant; taille: limite dimension maximum octets coupe; tapis: dimensions aspirateur;
tarder: retard arrivée horaires; tarif: prix devis; tatouer: tatouage rendez-vous; taxi: transfert
aéroport; tchat: messagerie discussion direct; teindre: teinture coloris; télé: télévision chambre;
téléchargement: installation version binaire export; téléphone: mobile android ios application
numéro standard; télétravail: distance vpn visioconférence; template: modèle gabarit thème;
temporaire: cache tmp expiration; tennis: court raquette; tente: places montage imperméable; terme:
définition glossaire; terminal: console commande shell; terrasse: extérieur lames; tester: essai
démo couverture; texte: éditeur chaîne police; thème: apparence css personnalisation; thread:
parallèle concurrence workers; ticket: support issue demande; tiers: intégration externe api;
timeout: délai expiration attente; tissu: matière coton échantillon; tls: certificat ssl https;
toilette: wc sanitaires; token: jeton authentification api expiration; tondeuse: lame batterie
pelouse; tordre: flexible matériau; touche: clavier raccourci; touriste: tourisme visites; toxique:
ingrédients sécurité norme; tracer: journal suivi; traduction: langue localisation i18n; traduire:
traduction langue localisation; trafic: bande-passante réseau visites; train: gare sncf; traitement:
durée soin; trajet: itinéraire durée; tramway: ligne arrêt; transférer: transfert migration export;
transpirer: respirant matière; transporter: poids poignée livraison colissimo chronopost bus métro;
travailler: recrutement emploi bureau; travaux: devis chantier; tri: ordre classement colonne; trop:
limite quota dépassement; trottinette: recharge location; trou: perçage diamètre; trouver: recherche
emplacement localiser; tuer: kill processus arrêt; tunnel: vpn ssh proxy; tuto: tutoriel guide
démarrage; tutoriel: guide exemple démarrage; tva: taxe facture intracommunautaire; typescript:
types javascript compilation; ubuntu: linux debian apt; unicode: utf-8 encodage caractères; update:
mise version upgrade; upgrade: niveau version migration; upload: téléversement fichier taille;
urgence: garde téléphone; urgent: urgence express; url: adresse lien domaine; usb: périphérique
pilote port; usé: usure remplacement; user: utilisateur rôle compte; usine: fabrication origine;
usure: remplacement garantie; utile: usage avantages; utilisateur: compte rôle permissions groupe
usage guide exemples; utilité: usage avantages; vacances: fermeture dates congés; vaccin: rappel
injection; vaisselle: lave-vaisselle porcelaine; valable: validité date conditions; valeur: prix
montant; valider: vérification formulaire; valise: dimensions cabine litres; variable: environnement
valeur type; vase: hauteur verre; végan: ingrédients origine végétalien menu; végétarien: menu vegan
plats; vélo: cadre taille pneus; vendre: vente revendeur; vendu: vente unité lot; venir: accès
itinéraire; ventilateur: débit décibels; vérifier: vérification contrôle test statut; vernis:
séchage couche; verre: trempé résistance; verrouiller: verrouillage passe lock; version: release
changelog compatibilité mise; veste: taille coupe imperméable; vêtement: taille lavage matière;
vétérinaire: consultation urgence; véto: vétérinaire urgence; vide: null absent manquant purge cache
suppression; vidéo: lecteur format codec streaming; vieux: ancienne obsolète version; ville: adresse
plan; vin: cave dégustation; virement: iban paiement délai; virtuel: vm hyperviseur; virus:
antivirus malware sécurité; vis: chevilles fixation montage; visible: affichage visibilité public;
visio: visioconférence réunion caméra; visiter: horaires guidée tarif; vitale: remboursement
sociale; vm: virtuelle hyperviseur vmware; voiture: parking accès garage; volé: assurance livraison
avion; volt: tension adaptateur; voltage: volts tension; volume: docker stockage; voyager: séjour
assurance; vpn: réseau tunnel wireguard distant; vue: mer balcon; vulnérabilité: cve sécurité
correctif; watt: puissance consommation; web: site navigateur serveur; webcam: caméra vidéo
permission; webhook: événement notification url; websocket: réel connexion; wifi: réseau connexion
routeur; windows: microsoft installation exe; word: docx document export; wordpress: plugin thème
cms; workflow: automatisation processus étapes; yaml: configuration syntaxe json; yoga: cours
séance; zip: archive compression extraction; zoom: agrandir échelle visioconférence
`,
  light: `svp stp merci bonjour bonsoir salut hello coucou cordialement bref sinon enfin hein ouais non ok
okay ben bah euh eh savoir sais sait dire dis dites demander demande question questionner expliquer
explique expliquez possible possiblement pouvoir pourriez pourrions vouloir voulais voudrais
voudrait veuillez aimerais aimerait souhaite souhaiterais souhaiterait souhaiter besoin faudrait
fallait falloir devoir devrai fais ferais ferait feriez serais étais aurais aurait auriez avais
aller allez juste simplement seulement vraiment exactement précisément quelque quelques quelconque
quelqu quelquefois chose choses truc trucs bidule certain certaine également ainsi façon manière
tellement trop normalement généralement habituellement apparemment visiblement probablement sûrement
certainement évidemment malheureusement heureusement par-hasard hasard actuellement maintenant
toujours jamais pourtant cependant toutefois néanmoins malgré auquel duquel lequel laquelle lesquels
lesquelles desquels auxquels penser pense crois croire semble sembler paraît trouve qu'est-ce etc ex
notamment disons franchement carrément`,
  ordinary: `vieux vieille nouveau nouvelle propre apporter chercher poser placer ranger laisser tôt tard demain
hier avant-hier après-demain matin midi soir après-midi nuit soirée matinée aujourd'hui lundi mardi
mercredi jeudi vendredi samedi dimanche week-end janvier février mars avril mai juin juillet août
septembre octobre novembre décembre printemps automne hiver rouge bleu bleue vert verte jaune noir
noire blanc blanche gris grise brun marron violet rose orange turquoise beige argenté doré clair
foncé femme homme mari épouse époux ami amie copain copine collègue chef patron père maman papa
parents frère sœur grand-père mamie papi oncle tante cousin cousine neveu nièce conjoint compagnon
voisin voisine gens personne personnes garçon type monsieur madame mademoiselle dame beau-père
beau-frère belle-sœur colocataire pote venir viens vient venu venue venais partir part parti partie
rouler marcher marche debout asseoir assis allonger rester reste resté voir vois voit voyons vu
regarder entendre entends entendu écouter parler parle discuter raconter répondre réponds répondu
pensé cru espérer espère trouver trouvé recevoir reçois reçoit obtenir obtiens obtenu tenir tiens
tient tenu tirer pousser appuyer jeter tomber tombé lever soulever suivre suit remarquer oublier
oublié souvenir rappeler connaître connais connaît connu apprendre apprends appris comprendre
comprends comprend compris lire écrire écris écrit crier nommer appelle commencer commence débuter
finir fini finis terminer terminé cesser essayer réussir réussi paraître valoir vaut convenir
convient appartenir suffire suffit manquer manque utiliser utilise utilisé vivre vit vécu travailler
jouer attendre attends attend attendu dormir dors manger boire bu aimer plaire plaît détester
réjouir énerver étonner gêner déranger inquiéter craindre oser prévoir prévu réfléchir décider
rencontrer accompagner quitter rentrer revenir reviens revient continuer apparaître apparu
disparaître disparu devenir deviens devient devenu signifier concerner agir atteindre permettre
permet empêcher éviter occuper recommander suggérer proposer prétendre correspondre distinguer
observer examiner emporter emmener ramener descendre découvrir effectuer accomplir grandir augmenter
diminuer changer bouger tourner débarrasser débrouiller meilleur meilleure mieux mauvais mauvaise
pire grand grande petit petite gros grosse long longue haut haute profond étroit épais mince fin
léger légère fort forte faible mou chaud chaude froid froide mouillé sec sèche plein pleine vide
beau belle joli laid moche faux fausse vrai vraie impossible utile inutile sensé difficile facile
simple compliqué bizarre étrange drôle normal normale inhabituel habituel inconnu étranger différent
différente semblable pareil pareille identique seul seule unique entier entière demi divers diverse
ensemble commun gentil gentille sympa méchant content contente triste fatigué prêt prête évident
flou sérieux sérieuse amusant ennuyeux intéressant passionnant super génial géniale parfait parfaite
idéal idéale terrible horrible affreux stupide intelligent malin fou folle calme tranquille
doucement proche près loin éloigné direct indirect gauche penché pointu lisse rond ronde doux douce
acide satisfait mécontent honnête urgent pressé soudain brusquement régulier régulièrement fréquent
fréquemment rare rarement constant constamment permanent éternel actuel actuelle futur future ancien
ancienne précédent précédente dernier dernière prochain prochaine premier première deuxième
troisième quatrième cinquième second seconde supérieur inférieur restant voulu spécial spéciale
particulier particulière existant parfois fois bientôt auparavant ensuite finalement entre-temps
récemment dernièrement désormais dorénavant longtemps simultanément partout ailleurs dedans dehors
dessus dessous derrière milieu côté autour là-haut travers contre suffisamment beaucoup davantage
partiellement complètement totalement entièrement absolument extrêmement presque quasiment
uniquement exclusivement séparément volontairement exprès surtout forcément soi-disant inversement
outre autrement exceptionnellement affaire morceau moment instant minute heure jour journée semaine
mois an année décennie siècle temps date début page lieu endroit place coin direction bord raison
cause résultat but sens idée pensée opinion espoir chance choix situation état relation contraire
contexte égard sujet étape tas quantité numéro paire dizaine douzaine moitié quart majorité phrase
expression astuce peine effort plaisir joie peur bonheur malchance vérité monde ville village rue
maison nom prénom histoire expérience connaissance sentiment intérêt quotidien conversation zéro
deux trois quatre cinq six sept huit dix onze douze treize quatorze quinze seize vingt trente
quarante cinquante soixante cent mille million euro centime kilo gramme mètre centimètre millimètre
kilomètre litre ponctuel ponctuellement provisoirement temporairement progressivement raisonnable
convenablement soigneusement prudemment péniblement facilement difficilement rapidement lentement
confortablement agréable désagréable gênant embêtant pénible surprenant déroutant confus désespéré
curieux impatient incertain convaincu surpris déçu ravi agacé fâché reconnaissant`,
}
