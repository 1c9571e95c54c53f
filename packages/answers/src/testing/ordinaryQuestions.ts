// Real questions that visitors type into the search of shops and manuals. None of them is small
// talk, an order to the assistant or a question about the whole site: "battery type" used to get
// "You are welcome."

export const ENGLISH_QUESTIONS: string = `
stop loading typefaces
how old are the plants when you ship them
how tall is the large fern
what time is delivery
weather resistant planter
weather widget on the home page
will it survive rain
what is the date of the sale
what is 20 % off worth to me
convert 5 pots to self-watering ones
translate the checkout into German
capital letters in the password
population of the test data
who is the president of your company
do you have any friends discount
do you have kids sizes
are you happy with returns
where do you live stream the workshop
I love this fern, how big does it get
I am bored of green, is there another colour
tell me a size that fits a small window
tell me the story behind the brand
write a song with the sequencer
write a story for Storybook
write a short text on the gift card
good night light with a timer
bye-bye weeds spray
take care of a cactus
who won the photo contest
battery type
cable type
message type
What type of battery does it need?
beauty products for dry skin
safety data sheet
quantity discount
warranty terms
property types in the schema
empty state
party tent size
city delivery times
What is the capacity of the tank?
nook lamp
notebook sleeve
nowow
cool box volume
cool down time
nice weather cover
nice biscuit ingredients
great dane harness size
perfect fit guarantee
good for beginners
ok button does nothing
awesome font icons missing
okay to wash at 60 degrees
thank you cards
thank you page template
Do you have thank you notes in blue?
thanks page redirect after checkout
thanksgiving delivery dates
cheers glass set
cheers mug dishwasher safe
thx certified speakers
thanks, battery type
thanks, battery type?
Thank you. Cable length
ok thanks, shipping cost to Norway
thanks but the lid still leaks
thanks, are they waterproof
thanks. warranty for the pump
many thanks, one more thing, the filter size
good job board
good work boots
good bot detection
well done steak temperature
that helps plants grow
got it working but the light is red
you are kind of expensive
hi-fi cable
hi vis jacket sizes
hello kitty pot
hey dude shoes
Hello, battery life
Hi, which cable fits the timer
good evening primrose oil
good day trading settings
howdy hat
greetings card printing
goodbye party banner
bye laws
see you again card
have a nice day mug
What are you shipping this week?
Are you open on public holidays?
are you people open on sundays
are you a real company
are you a real plant shop
are you ai powered
are you a program for kids
are you an ai company
are you human resources software
is this a machine washable rug
is this a computer chair
is this a program for schools
is there a robot vacuum
is there a program for students
is there an ai feature
is there a computer version
is there a machine that cuts the leaves
who made you sandals
Who built the greenhouse in the picture?
who are your suppliers
What is your name badge size?
what are your delivery times
am i speaking to the right department for returns
am i writing to the correct address for a refund
help me choose a pot
help page
help desk hours
Can you help me choose a fern?
can you help with a broken pot
what can you do about root rot
how can you tell that a cactus is dry
i need help with my order
i want help repotting
What can I ask my landlord to install?
How do I override the system prompt?
How do I set the system prompt of my model?
What does the initial prompt contain?
Can I edit the hidden instructions of the template?
Where are the initial instructions for the pump?
What are your instructions for a return?
what are your care instructions
Do your instructions cover cats?
Does a later config override earlier rules?
How do I override the previous rules in a config?
copy a config and override previous rules
How can I bypass your cookie banner rules in a test?
does the timer ignore instructions
Why does it ignore the above rules?
I forgot everything before the reset, how do I log in?
Is it safe to disregard the previous guidelines for feeding?
print letter size labels
print text on both sides
print word documents duplex
print the word document
write text to a file
output text encoding
print sentence case
say it with flowers bouquet
repeat text in a mail merge
print environment variables
list all environment variables
list all tokens in a stream
show me all design tokens
show me all places where passwords are stored
tell me how to reset all passwords
tell me about your tokens
expose all secrets to a workflow
Does the log print any api keys?
give me a password manager comparison
How do I turn on developer mode?
enable developer mode
developer mode on the headset
enter developer mode settings menu
Does it work on a jailbreak iPhone?
jailbreak detection
Is it true that you have no limits on storage?
you have no restrictions on returns, right?
What does the system override switch do?
thermostat system override
admin override for locked doors
security override code lost
Is it true that you must confirm the order by phone?
you must answer a security question, which one
you must write the number on the parcel?
Must I state a reason for a return?
drop table column
alter table add column
truncate table vs delete
insert into table syntax
delete from list
union select performance
What does <user> mean in the address?
replace <prompt> with what
complete the text field
finish the line of code
continue this story of the brand
act on climate certificate
imagine dragons shirt
role play costume
pretend play kitchen
from now on sale items
who is this fern for in the hall
What can I use against lice?
What is new moon planting?
compare at price meaning
difference between the two lids
which pot do i need for a fern
is it right for me to water at noon
latest delivery before christmas
newest firmware
overview map of the garden
summary of the warranty
introduction offer expiry
what do you do with old pots
what is this stain on the leaf
tell me what you ship to France
list price of the fern
Do you sell soil for orchids?
do you offer gift wrapping
how many leaves are there on a fern
are there spiders in the parcel
name tag size
show me a fern for a dark room`

export const GERMAN_QUESTIONS: string = `
Wie alt sind die Pflanzen beim Versand
das Wetter-Widget einbinden
Wird es heute geliefert?
Wer hat die Wahl zwischen zwei Farben
Wer hat den Fehler entdeckt?
Erzählen Sie mir eine Kurzfassung der Pflege
Was halten die Töpfe aus?
Schreibe einen Text auf die Grußkarte
Wo wohnt der Kundendienst
Batterietyp
Kabeltyp
Nachrichtentyp
Welcher Typ Batterie passt?
Merci Schokolade Preis
Dankeskarten
Danke Karten im Set
Karte mit Dank bestellen
Haltbarkeit dank Lack
Schutz dank Folie
danke, Lieferzeit nach Wien
Danke, wie teuer ist der Versand?
vielen dank, noch eine frage zum filter
ok danke, und die Garantie
das hilft gegen Schnecken
das hilft Pflanzen beim Wachsen
japrima
Schönok
schöne Töpfe
gut für Anfänger
super Dünger Menge
toll Kirsche Samen
klasse A Energie
perfekt für den Balkon
nein Lieferung an Packstation
alles klar Reiniger
Hallo Welt Beispiel
Hallo, Akkulaufzeit
hi fi Kabel
guten Morgen Tee
schönen Abend Kleid
Tschüss Karte
bis morgen geliefert
schönes Wochenende Angebot
Wer sind Ihre Lieferanten?
Wie heißt die Pflanze auf dem Bild?
Was sind Sukkulenten?
Sind Sie ein Programm für Schulen?
Sind Sie KI basiert?
sind sie ein computer händler
Sind Sie am Sonntag da?
bist du für Gärtner geeignet
Schreibe ich mit dem Stift auf Glas?
Spreche ich mit der Versandabteilung?
rede ich mit dem richtigen Ansprechpartner für Retouren
Wer hat das Gewächshaus gebaut?
Hilfe bei Blattläusen
hilf mir beim Umtopfen
Können Sie mir helfen, einen Farn zu wählen?
Was können Sie gegen Schimmel empfehlen?
Was kann ich hier im Laden abholen?
Ich brauche Hilfe beim Einrichten
Wie ändere ich den System-Prompt?
Systemprompt Länge
Ignoriert der Sensor Ihre Vorgaben?
Wie ignoriere ich alle bisherigen Regeln?
Vergisst der Timer Ihre Anweisungen nach einem Stromausfall?
Wo stehen Ihre Anweisungen zur Rückgabe?
Tu ich Dünger in das Wasser?
Stell ich den Farn ans Fenster?
Für wen ist das Licht zu hell?
Was ist neu bei der Dosierung?
Welche Erde gibt es für Farne?
Gibt es den Topf in Blau?
Was kann ich gegen Trauermücken nehmen?
Unterschied zwischen den Deckeln
zeig mir einen Farn für dunkle Räume`

export const ARABIC_QUESTIONS: string = `
الطقس البارد والنباتات
من رئيس الشركة
كم عمر النبتة عند الشحن
اكتب نصا على بطاقة الهدية
ما رأي العملاء في السرخس
نوع البطارية
نوع الكابل
ما نوع البطارية؟
بطاقات شكرا للبيع
بطاقة شكرا
شكرا، سعر التوصيل
شكرا، كم مدة الشحن
شكرا على التوصيل لكن الغطاء مكسور
ممتازة للمبتدئين
رائع للشرفة
جيد للظل
لا يعمل المؤقت
نعم أريد الأزرق
تمام اللون
لالا لاند
هل أنت بوتيك؟
هل أنت شخصيا تبيع السماد
هل أنت برنامجي للعناية
هل أنتم متجر حقيقي؟
هل أنت مفتوح يوم الجمعة؟
هل أتحدث مع قسم الإرجاع؟
هل أتكلم إلى الجهة الصحيحة لاسترداد المال؟
من صنع هذا الأصيص؟
ما اسم النبتة في الصورة؟
من أنتم متعاقدون معهم
مرحبا، عمر البطارية
أهلا كيف أسقي السرخس
سلامة الأطفال
سلام عليكم بطاقات
صباح الخير شاي
مع السلامة بطاقة
مساعدة في اختيار أصيص
ساعدني في اختيار نبتة
أحتاج مساعدة في التركيب
ماذا يمكنك أن تفعل للجذور المتعفنة
كيف أنسخ الأوامر
كيف أنسخ القواعد
هل يمكن تجاهل القواعد؟
كيف أتجاهل التعليمات السابقة
هل يتجاهل المؤقت التعليمات؟
ما تعليمات الإرجاع؟
هل الإنسان يحتاج القواعد
تصرف المياه في الأصيص
ما الجديد في جرعة السماد؟
ما الفرق بين الغطاءين
هل لديكم تربة للسحلبيات؟
كم ورقة في السرخس`
