/** Things that people ask of shops and local businesses: goods, deliveries, visits, bookings. See `askedThings.ts`. */
export const SHOP_THINGS = `
deliver to islands|island delivery|delivery to islands|ship to islands|remote areas: island isles mainland offshore remote ferry highlands worldwide surcharge postcode postal_code zip everywhere nationwide country uk europe
express delivery|express shipping|next day delivery|overnight delivery|overnight shipping|fast delivery|rush delivery: express overnight next_day next_working_day priority expedited rush courier same_day fast faster fastest quick urgent 24_hours 24h 48h business_day working_day hours weekdays dispatch tomorrow delivery_time
same day delivery|deliver today|delivery today: same_day today express courier cutoff cut_off hours next_day working_day business_day tomorrow noon
saturday delivery|weekend delivery|deliver on saturday|deliver on sunday|sunday delivery: saturday sunday weekend weekday working_day business_day monday friday tuesday wednesday thursday mon tue wed thu fri sat sun daily every_day
evening delivery|deliver in the evening|after work delivery: evening night slot timeslot time_slot delivery_window hours pm afternoon clock 18 19 20 21 5pm 6pm 7pm 8pm 17 16 daytime working_day
delivery time slot|delivery slot|delivery window|choose a delivery date|delivery date|delivery day: slot timeslot window date appointment schedule weekday day calendar monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun hours week dispatch arrange agree contact call phone
free shipping|free delivery|free postage: free shipping_cost delivery_cost delivery_fee shipping_fee shipping_charge delivery_charge postage flat_rate included threshold minimum minimum_order carriage shipping delivery deliver
shipping cost|delivery cost|cost of delivery|delivery fee|delivery charge|shipping fee|postage: shipping delivery carriage freight courier post parcel deliver
ship abroad|ship internationally|international shipping|international delivery|deliver abroad|ship overseas|worldwide shipping|worldwide delivery: international internationally abroad worldwide overseas countries eu europe european foreign global domestic customs export usa uk switzerland germany austria outside world nationwide france italy spain netherlands poland ireland norway mainland
click and collect|click collect|collect in store|pick up in store|store pickup|in store pickup|self collection|collect my order|pickup point: collect pickup pick_up locker counter fetch in_person come_by drop_by store workshop showroom
parcel locker|packstation|parcel shop|parcel box|drop off point: locker parcelshop inpost pickup_point pick_up_point collection_point access_point drop_off post_office paczkomat relay
po box|post office box|p o box|postbox: box street_address residential physical_address
track my order|track my parcel|track my package|tracking number|order tracking|parcel tracking|shipment tracking|where is my order|where is my parcel|where is my package: track trace shipment_number dispatch_email shipping_confirmation order_status dispatched status courier carrier follow shipped on_its_way delivery_time link
lost parcel|lost package|parcel lost|package lost|missing parcel|missing package|not arrived|lost in transit|lost in the post: lost loss missing investigate trace tracking delayed late claim undelivered neighbour carrier courier never_arrived
import duty|import duties|import tax|customs duty|customs fee|customs duties|customs charges|customs clearance|pay customs|through customs|pay duties: duty import tariff export ddp dap outside_the_eu non_eu clearance brexit vat tax
courier|which parcel service|dhl|fedex|hermes|royal mail|ups or dhl|dhl or ups|ship with ups: ups gls dpd usps post postal tnt evri posti postnl postnord parcel freight forwarder haulier van driver bike own_car own_vehicle carrier
pallet delivery|freight delivery|deliver a pallet: pallet freight forwarder haulage truck lorry kerbside curbside tail_lift forklift haulier
large items|bulky items|bulky goods|oversized items|heavy items: large bulky oversize heavy freight forwarder pallet truck two_man kerbside curbside kg size weight furniture van
carry it upstairs|carry upstairs|deliver upstairs|to my floor|room of choice|deliver to my flat: upstairs stairs staircase lift elevator kerbside curbside doorstep door front_door two_man carry pavement ground_floor street two_people
installation service|install it for me|assembly service|assemble it for me|do you assemble|set it up at home|fitting service: fit fitter mount electrician plumber technician self_assembly hookup
come assembled|already assembled|need assembly|assembly required|flat pack|assembly instructions: assemble flatpack build screws instructions tools mount put_together ready_to one_piece parts legs glue
old appliance|old appliances|old device removal|take away the old|take away my old|haul away|old mattress|old furniture: old removal haul take_away take_back recycle dispose collect weee trade_in repair restore buy donate pick_up refurbish
leave with neighbour|leave with a neighbour|leave with neighbor|leave with a neighbor|not at home|nobody is home|nobody home: neighbour absent absence redelivery redeliver second_attempt attempt card notification pickup_point parcel_shop post_office doorstep porch signature safe_place
signature on delivery|sign for delivery|signature required|sign for it: signature recipient id handed neighbour safe_place doorstep
redelivery|deliver again|second delivery attempt|missed delivery|missed my delivery: redeliver attempt missed absent home neighbour post_office pickup returned_to_sender depot card reschedule
change delivery address|change the delivery address|change shipping address|change the shipping address|ship to a different address|another address: addressee recipient redirect reroute wrong_address different_address
split shipment|partial delivery|partial shipment|several parcels|separate deliveries|multiple parcels: partial split separate consignment together combine instalment several multiple one_shipment one_parcel wait
combine orders|combined shipping|combine two orders|merge orders: combine merge together consolidate bundle one_parcel single_parcel one_shipment
carbon neutral delivery|climate neutral shipping|carbon neutral|co2 neutral|climate neutral|carbon offset|carbon footprint: carbon co2 climate neutral offset emission footprint gogreen greenhouse net_zero bike electric
bike courier|delivered by bike|bicycle delivery|cargo bike: bike bicycle cycle courier
ready to ship|in stock|out of stock|back in stock|sold out|restock: available unavailable backorder back_order inventory lead_time supply discontinued ready waitlist made_to_order weeks days delivery_time season range
pre order|preorder: advance release upcoming available backorder reserve ahead order_by days_before phone book reserve_in_advance
backorder|back order: out_of_stock restock available
delivery note|packing slip|packing list: slip document paperwork invoice enclosed docket
drop shipping|dropshipping|dropship: drop_shipment reseller wholesale third_party resale direct_to_customer
cash|pay in cash|cash payment: cashless card coins banknotes notes payment debit pay accept payment_methods
pay by card|pay with card|card payment|mastercard|american express|amex|accept visa|visa card|pay with visa: card visa maestro credit debit contactless cash cashless payment stripe accept payment_methods credit_card
debit card|ec card|girocard|maestro: debit card cash cashless contactless payment bancontact accept payment_methods
paypal|pay with paypal: payment pay accept payment_methods
apple pay|google pay|mobile payment|pay with my phone|contactless payment|contactless: nfc wallet card payment samsung_pay twint mobilepay accept payment_methods
klarna|afterpay|clearpay|buy now pay later|pay later: affirm installment invoice financing payment ratepay accept payment_methods
instalments|installments|instalment|installment|pay monthly|payment plan|financing|finance option|hire purchase: monthly credit loan leasing klarna interest rates upfront month split spread paypal pay_later afford
leasing|lease it|lease a: rent rental finance
pay by invoice|purchase on account|pay on account|buy on invoice|pay on invoice: invoice bill klarna credit_check payment net_30 payment_terms accept payment_methods on_account
get an invoice|an invoice|send me an invoice|invoice copy|vat invoice|invoice: bill receipt
proof of purchase|lost my receipt|without receipt|without a receipt: proof invoice order_number order_confirmation bill bank_statement till_slip
bank transfer|wire transfer|sepa|pay in advance|prepayment|advance payment: transfer iban prepay advance bank wire direct_debit payment deposit accept payment_methods
direct debit|standing order|sepa mandate: debit sepa mandate iban bank payment accept payment_methods
cash on delivery|pay on delivery|cod payment|pay at the door: cod on_delivery payment cash pay accept payment_methods
cheque|check payment|pay by cheque|pay by check|personal check: payment pay accept payment_methods
crypto|bitcoin|cryptocurrency|ethereum|pay with bitcoin: btc payment pay coin accept payment_methods
pay in dollars|pay in euros|foreign currency|other currency|other currencies|different currency|currency: euro eur dollar usd gbp pounds sterling chf exchange_rate franc prices pln sek dkk nok czk cad aud yen krone kroner zloty rupee
gift voucher|gift card|gift certificate|voucher as a gift|giftcard|gift token: voucher gift
voucher expire|voucher valid|voucher validity|gift card expire|gift card valid: voucher gift_card giftcard gift_certificate gift
promo code|discount code|coupon|coupon code|voucher code: promo promotion discount code voucher rabatt
student discount|discount for students|student price|student rate|reduced for students: student discount reduced concession reduction school university pupil education youth young apprentice trainee 25 26 27
senior discount|discount for seniors|discount for pensioners|pensioner|senior citizens|over 65: senior retired discount reduced concession reduction 60 elderly oap age
child discount|discount for children|children price|kids price|child ticket|family ticket: child kids family reduced concession age years youth free junior adult under_12 babies toddler pupils under_6
bulk discount|quantity discount|volume discount|discount for large orders|discount on large orders: bulk quantity volume discount wholesale tiered pieces larger_orders large_orders trade case reseller percent cheaper larger 10_or_more packs staggered
newsletter discount|first order discount|welcome discount|discount for new customers|new customer discount: newsletter discount welcome first_order new_customer promo coupon voucher subscribe
loyalty card|loyalty program|loyalty programme|loyalty scheme|bonus card|stamp card|bonus points|reward points|loyalty points|rewards program: loyalty bonus points stamp reward regulars member membership club tenth 10th regular_customers collect discount
military discount|veterans discount|veteran discount|discount for veterans|nurse discount|nhs discount: military veteran army nhs nurse discount reduced concession key_worker first_responder
black friday|cyber monday|seasonal sale|clearance sale|summer sale|winter sale: cyber sale clearance discount promotion offers reduced outlet deals
price match|match the price|price guarantee|best price guarantee|cheaper elsewhere|match prices|lowest price guarantee: match guarantee cheaper competitor lowest best_price beat
haggle|negotiate the price|negotiate price|bargain over: negotiate fixed_price discount
down payment|security deposit|prepay|pay a deposit|need a deposit|deposit required|deposit refundable|deposit back: deposit prepayment advance upfront security retainer guarantee hold half rest balance on_site full_amount percent pay
tipping|gratuity|service charge|leave a tip|tip the: service_included
tax free shopping|tax free|vat refund|vat free|without vat|duty free|net price: tax net export mwst gst reverse_charge
vat number|vat id|reverse charge: vat tax uid ust_id intra_community
minimum order|minimum order value|minimum quantity|minimum purchase|moq: minimum at_least smallest min single_piece from_one one_piece small pieces any_quantity any_amount individual
cancel my order|cancel an order|cancel the order|order cancellation|cancel order: cancel withdraw revoke revocation return refund change contact annul
change my order|modify my order|edit my order|add to my order|change an order|amend my order|add an item to my order: change amend modify edit alter adjust add cancel correction
exchange it|exchange for another size|swap sizes|exchange an item|exchange for a different size|exchange policy|swap it: replace return refund
send it back|return policy|return it|returns policy|return an item|return a product|return something|right of return|return period|how long to return|return window: withdrawal refund exchange money_back revocation take_back
return label|return shipping label|free returns|return shipping|return postage|pay for return|return costs|return cost: return label send_back prepaid
refund|money back|reimbursement|get my money: return credit cancellation withdrawal repay
sale items return|return sale items|return reduced items|final sale: sale reduced discounted return exchange clearance outlet
opened package return|return opened|return used items|already opened|opened packaging|return worn: opened unopened used unused worn unworn sealed unsealed original_packaging original_condition hygiene tags
right of withdrawal|withdrawal period|cooling off|14 day return|fourteen days|cooling off period: withdrawal revoke revocation return 14 fourteen cancel
store credit|shop credit: credit voucher gift_card refund exchange
arrived damaged|damaged on arrival|arrived broken|damaged in transit|broken on arrival|transport damage|damaged item|damaged goods: damage broken defect faulty fault transit breakage complaint replacement warranty break claim
wrong item|wrong product|received the wrong|incorrect item|missing item|item missing|part missing|missing parts: wrong incorrect missing mistake error incomplete complaint mix_up replacement faulty complete contact
order confirmation|confirmation email|confirmation mail|no confirmation: spam email e_mail mail
order by phone|order by telephone|phone order|telephone order: phone telephone call ring tel hotline online website
guest checkout|order as guest|order without account|without an account|without registering|order without registering|without registration: guest login sign_up signup
warranty|guaranteed for|warranty period|a guarantee: statutory years liability defect lifetime warranted
extended warranty|warranty extension|extend the warranty|insurance for the product|product insurance: warranty guarantee extension extended insurance protection_plan cover
repair service|get it repaired|repair it|repairs|do you repair|fix it for me|mend: workshop restore service_centre servicing spare overhaul replace resole reconnect renew
spare parts|replacement parts|spare part|replacement part: spare replacement parts component individually order_separately available_separately accessories
loaner|loan device|replacement car|courtesy car|loan bike|replacement device during repair|replacement bike|replacement vehicle: loan lend lent courtesy replacement rental borrow substitute hire
collect for repair|pick up for repair|pickup for repair|send in for repair: repair workshop mend collect pick_up pickup courier deliver
cost estimate|cost of repair estimate|quotation|price estimate|free estimate|get a quote|a quote: estimate offer proposal calculation price
b stock|b goods|b ware|sell refurbished|offer refurbished|buy refurbished|have refurbished|refurbished models|refurbished devices: reconditioned overhauled used second_hand secondhand ex_display restored renewed returned outlet
ex display|display model|showroom model|demo model: display demo demonstrator showroom exhibition floor_model
trade in|part exchange|buy my old|buy back|sell my old|buyback|take my old one: trade_ins purchase old used second_hand resale buying swap take_back exchange sell
on consignment|consignment|sell on commission|sell my things: commission sell seller percent
made to measure|custom made|made to order|bespoke|custom size|custom sizes|tailor made|custom order|custom orders|commission a|commission work|special order: custom tailor individual special measure personalised one_off request wishes made_for design dimensions
engraving|engrave|engraved|engrave a name: inscription laser personalise initials monogram
personalised|personalized|personalise|personalize|with my name|with a name|monogram|initials on: engrave embroider custom custom_made inscription lettering text
print my logo|with our logo|with my logo|logo print|company logo|branded with: print embroider embroidery engrave custom corporate promotional custom_made
embroidered|embroider|offer embroidery: embroidery stitch monogram logo personalise
free sample|sample pack|fabric sample|swatch|swatches|material sample|colour sample|color sample|try a sample: sample tester trial sampler taste try
try it on|try on|fitting room|changing room|changing rooms|try before buying|try before i buy: tried fitting trial test return exchange showroom
test ride|test drive|try it out|trial run: test trial demo ride borrow rental showroom appointment sandbox playground free visit
home trial|try at home|trial period at home|try it at home: home trial try test nights days return
size chart|size guide|sizing chart|sizes|size table|run small|true to size: measurements cm inches fit xs xl small medium large length width waist chest circumference one_size ml litres big square diameter feet kg gram kilo height tall double single 250 500
plus size|plus sizes|large sizes|big sizes|xxl|xxxl: xl 2xl 3xl 4xl large size
children sizes|kids sizes|sizes for children|for kids sizes: child kids junior youth age size toddler baby
ring size|ring sizer|resize a ring|ring resized|resize my ring|resized: sizer widen enlarge
left handed|lefty|for left handers|left handers|left hander: left lefthanded handed ambidextrous right_handed
dimensions|how big is|how tall is|how wide is: measurement cm mm inch metre width height high long length diameter depth size feet ft km miles square minutes hours litres seats people persons participants employees members acres hectares mb gb kb sqm m2 m
weight|how heavy|weigh: light lightweight kg kilo gram g lb pounds kilograms oz ounce tonnes bold font factor rank
weight limit|maximum load|load capacity|max load|weight capacity|maximum weight: load weight kg capacity kilograms lbs kilo payload tonnes weigh heavy heavier bear stone
what material|which material|which materials|what materials|what fabric|which fabric|what wood|which wood: made cotton wool wooden leather steel stainless plastic metal glass polyester linen oak ceramic silk aluminium clay stone gold silver brass pine beech walnut maple ash porcelain stoneware rubber paper cardboard beeswax wax soy bamboo cork felt nylon hemp composition concrete titanium carbon fibre yarn merino alpaca brick birch cherry spruce larch iron copper ingredient oil flour lye butter sugar water terracotta jute rattan acrylic resin velvet gore_tex enamel pewter chrome fleece fur
real leather|genuine leather|vegan leather|faux leather|is it leather|are they leather: leatherette hide suede nappa cowhide faux pu vegan animal
solid wood|real wood|veneer|chipboard|mdf: solid wood wooden plywood oak beech pine walnut timber massive ash birch maple cherry
real gold|solid gold|gold plated|real silver|sterling silver|carat|karat: gold golden silver sterling 925 750 585 plated hallmark vermeil brass
organic cotton|organic wool|organic fabric: organic gots cotton wool oeko_tex certified conventional
machine washable|machine wash|wash it|washable|how to wash|how do i wash|washing instructions|in the washing machine|wash in the machine|wash them: laundry hand_wash handwash machine detergent dry_clean clean degrees laundrette washer rinse soap water by_hand damp cloth
dishwasher safe|in the dishwasher|dishwasher proof|is there a dishwasher|have a dishwasher|to the dishwasher: hand_wash handwash rinse wash by_hand kitchen
microwave safe|microwaveable|microwavable|in the microwave|microwave it|microwave proof|is there a microwave|have a microwave: heat oven reheat kitchen kitchenette
oven safe|oven proof|ovenproof|in the oven: heat heatproof temperature degrees bake
freezer safe|freeze it|can i freeze|freezable|in the freezer|freeze them|is there a freezer: deep_frozen thaw minus fridge kitchen ice
dry clean|dry cleaning|dry cleaner|tumble dry|tumble dryer|in the dryer|iron it|ironing: tumble drier steam wash dry care
care instructions|how to care for|how do i care|take care of it|look after it|maintenance instructions: clean wash oil maintain maintenance polish wipe instructions water wax store dust sharpen brush treat soap cloth
remove stains|clean it|how to clean|stain removal|get stains out|stains out: wipe wash soap detergent rinse cloth polish brush scrub vacuum descale vinegar damp dishwasher bleach sand dust water delete remove purge prune cache clear
water proof|water resistant|water repellent|in the rain|rain proof|rainproof|get wet: waterproof water wet splash ip67 ip68 moisture damp humidity weatherproof weather submerge dry cancel indoors covered roof umbrella raincoat membrane coating
used outdoors|for outdoor use|leave it outside|leave outside|weatherproof|weather resistant|frost proof|frost resistant|winter hardy|hardy: outdoor outside weather frost winter garden rain terrace balcony indoor sun cold snow minus temperature
food safe|safe for food|food grade|in contact with food: food lead lead_free toxic non_toxic cadmium glaze
child safe|safe for children|safe for babies|safe for toddlers|choking hazard|small parts|baby safe|safe for kids|childproof: child baby toddler kids infant safe safety choking swallow en71 ce months years age
toxic|non toxic|nontoxic|harmful substances|harmful chemicals|chemicals|bpa|bpa free|plasticizer|plasticisers: harmful pollutant solvent oeko_tex reach phthalate voc natural lead poison safe food_safe pesticide spray organic vinegar soap fertiliser cleaning
nickel free|nickel|nickel allergy|hypoallergenic|skin allergy|sensitive skin: allergy allergic allergen sensitive skin titanium surgical irritation dermatologically
certificate of authenticity|authenticity|original or fake|counterfeit|is it genuine|are they genuine|genuine or fake: certificate certified original signed hallmark fake replica verified provenance numbered
certified|certification|which certificates|have certificates|safety certificate|quality certificate: label seal iso accredited standard tested diploma fsc gots demeter approved licensed qualification qualified trained degree member recognised award compliant compliance audit exam register
fsc|sustainable wood|certified wood|where does the wood come from: pefc wood timber forest forestry
ce mark|ce marking|tuv|tested by tuv|safety tested|safety standard|safety standards: ce tested standard en certified certification safety gs approved ukca iso ul norm
where is it made|country of origin|where are they made|where is this made|where do you produce|where are your products made|where are they produced|made in germany|made in europe|made in china|locally made|made locally: origin production manufacture factory handmade workshop local europe germany italy china portugal region imported sourced grown built studio home atelier roast brewed bake crafted sewn poland spain france japan india turkey austria switzerland england scotland wales ireland sweden denmark finland netherlands belgium usa vietnam bangladesh
handmade|hand made|hand crafted|handcrafted: by_hand craft craftsman artisan handwork hand_thrown machine factory thrown made_by_hand workshop studio sewn forged carved knitted woven turned potter baked
sustainable|sustainability|environmentally friendly|eco friendly|ecological|environment friendly|environmental impact: environment environmental eco green climate recycle organic carbon co2 fair renewable waste plastic compostable biodegradable solar local energy reuse reusable regional repair fsc certified bicycle wood
recyclable|recycle|recycled|recycling|made from recycled: upcycle waste reuse reusable take_back compost dispose landfill return trade_in
biodegradable|compostable: decompose degrade rot plastic organic_waste
plastic free|without plastic|plastic packaging|plastic bags|single use plastic: cardboard paper packaging biodegradable compostable recyclable reusable unpackaged glass bag jar container wax tin
packaging material|how is it packed|how is it packaged|how are they packed|what packaging|your packaging: box carton cardboard paper wrap bag padded envelope container crate bubble jar
return the packaging|take back packaging|refill|refillable|refill station|bring my own container|own container|own jar|own cup|reusable cup: reuse reusable bottle deposit empties return take_back unpackaged zero_waste mug ink cartridge pen fill top_up
bottle deposit|deposit bottle|deposit bottles|returnable bottle|return empties|empty bottles: deposit returnable empties pfand refill bottle reusable
gift wrap|gift wrapping|wrapped as a gift|gift packaging|gift box|wrap it as a gift|gift wrapped|wrapping paper: gift wrap ribbon present hamper box paper bag
greeting card|gift message|personal message|gift note|message with the gift|handwritten note|include a card: message note card greeting gift handwritten dedication text
without price|hide the price|no price on|gift receipt|without the invoice|without an invoice in the parcel: gift receipt delivery_note recipient
wedding list|wedding registry|gift registry|gift list|baby registry: registry wedding gifts wishlist wish_list bridal
wishlist|wish list|save for later|favourites list|favorites list: favourite save heart watchlist bookmark registry
vegan|plant based|no animal products|without animal products: plant animal dairy egg milk meat vegetarian honey leather tofu oat soy diet dietary beeswax gelatine wool lactose cheese fish seitan vegetables synthetic bean
vegetarian|veggie|meatless|without meat|meat free: vegan plant_based tofu vegetable diet dietary gelatine rennet cheese egg fish
gluten free|without gluten|gluten|coeliac|celiac|wheat free: wheat allergen allergy intolerance flour dietary diets spelt rye cereals grain oats buckwheat corn rice bread maize
lactose free|without lactose|lactose|dairy free|without dairy|milk free|oat milk|soy milk|plant milk|almond milk: milk oat soy soya almond vegan allergen allergy intolerance plant_based dietary cow goat cheese whey butter casein
nut free|without nuts|contain nuts|nut allergy|peanut|peanuts|traces of nuts|nuts: almond hazelnut walnut sesame allergen allergy allergic traces marzipan bolt screw pistachio cashew pecan coconut
allergen|allergens|allergy|allergies|allergic|food intolerance|intolerances: gluten nuts lactose hypoallergenic dietary anaphylaxis sensitive dander hay_fever ingredients contain milk egg
halal: pork meat islamic muslim slaughter alcohol gelatine religious dietary
kosher: pork meat jewish rabbi rabbinical parve hechsher gelatine religious dietary
pork|pig meat|gelatine|gelatin: pig ham bacon halal kosher vegetarian vegan meat beef pectin
sugar free|without sugar|added sugar|diabetic|diabetics|sweetener: unsweetened xylitol stevia carbohydrates honey erythritol sweet glucose insulin
egg free|without eggs|contain eggs|contain egg: vegan allergen allergy
soy free|without soy|contain soy|contains soy: soya lecithin allergen allergy
ingredients|ingredient list|contain preservatives|preservatives|additives|artificial colours|artificial colors|artificial flavours: contain colouring flavouring composition recipe inci natural artificial flour water made
palm oil: palm oil fat ingredients olive coconut sunflower rapeseed shea butter vegetable_oil
gmo|genetically modified|gmo free: genetically gene organic modified
calories|nutrition facts|nutritional information|nutritional values|kcal|nutritional value: kj nutrition protein carbohydrates fat nutrient
best before|shelf life|expiry date|use by date|how long does it keep|how long do they keep|keep fresh|stay fresh|expiration date: expiry expire use_by keep kept fresh store storage months weeks days durable fridge refrigerate freeze consume spoil
in the fridge|refrigerate|refrigerated|keep it cold|keep cool|store it cool: cool cold chilled store storage keep kept degrees temperature shelf dry
chilled delivery|cooled delivery|refrigerated delivery|cool packs|delivered frozen|cold chain|ice pack: cool cold chilled refrigerated frozen ice insulated fridge
alcohol|serve alcohol|alcoholic|alcoholic drinks|alcohol content: wine beer spirits abv licensed liquor cocktail non_alcoholic alcohol_free drinks bar bottle byob
alcohol free|non alcoholic|nonalcoholic|without alcohol|alcohol free beer: juice soft_drinks lemonade mocktail zero tea water
byob|bring my own wine|bring our own wine|corkage|own bottle of wine|bring our own drinks|bring own drinks|own drinks: bring wine bottle alcohol licensed outside_drinks
bring my own food|bring our own food|own food|bring food|outside food|bring our own cake|own cake|have a picnic|bring a picnic: bring snack catering eat lunch packed_lunch cafe kitchen barbecue provisions
decaf|decaffeinated|caffeine|caffeine free: tea herbal swiss_water chicory
organic food|organically grown|organic certified|is it organic|are organic|organic products|organic ingredients|organic quality|all organic|organically produced: bio biodynamic demeter pesticide certified conventional spray natural
pesticides|fertilizer|fertiliser|herbicides|is it sprayed|are they sprayed: organic chemical biological demeter feed compost manure nutrient natural weed
fair trade|fairtrade|fairly traded|direct trade|working conditions|child labour|child labor: fair fairly trade ethical wages farmers producers labour direct cooperative workers supplier growers
animal testing|tested on animals|cruelty free|animal tests: animal cruelty tested leaping_bunny vegan peta
animal welfare|free range|how are the animals kept|mulesing|cage free|how do the animals live: animal welfare pasture species_appropriate cage barn outdoors graze grass meadow slaughter
real fur|down filling|goose down|use fur|contain feathers: fur feather fleece sheepskin faux synthetic
fragrance free|perfume free|unscented|without perfume|without fragrance: scent essential_oil smell odour odourless parfum aroma lavender citrus
spicy|how hot is the food|how spicy|mild version|not spicy: spice hot mild chili chilli pepper heat scoville
children menu|kids menu|childrens menu|children portions|small portions|half portion|child portion: children kids menu portion small smaller half
lunch menu|lunch special|set lunch|lunch deal|serve lunch|business lunch: lunch midday noon lunchtime menu kitchen dish warm cafe eat 11 12 13 14
breakfast|serve breakfast|breakfast included|brunch: morning buffet half_board full_board self_catering croissant meals kitchen kitchenette bakery cafe coffee rolls room_only eggs
serve dinner|half board|full board|evening meal: dinner evening supper restaurant meal kitchen self_catering eat menu food
takeaway|take away food|take out food|takeout|food to go|coffee to go: take_away take_out to_go pickup pick_up collect delivery
catering service|buffet|have catering|offer catering|do catering: finger_food platter canapes
birthday cake|wedding cake|order a cake|custom cake: cake tart gateau gateaux
outdoor seating|sit outside|terrace|beer garden|patio|outside tables|outdoor tables|eat outside: outdoor outside garden courtyard balcony sidewalk pavement seating alfresco deck rooftop
high chair|highchair|high chairs|baby chair|booster seat: booster child baby toddler kids
live music|live band|host concerts|have concerts|live concerts: live music musician band dj jazz pianist
opening hours|opening times|are you open|what time do you open|when are you open|when do you open|business hours|when do you close|what time do you close|office hours|opening time|closing time: hours monday tuesday wednesday thursday friday saturday sunday daily weekday weekend appointment clock 24_7 mon tue wed thu fri sat sun pm mon_fri
open on sunday|open on sundays|sunday opening|open sunday|open sundays: sunday sun daily every_day seven_days weekend open closed hours monday week tuesday wednesday thursday friday saturday mon tue wed thu fri sat
open on saturday|open on saturdays|saturday opening|open saturday|open on weekends|open at the weekend|weekend opening: saturday sat daily every_day seven_days weekend open closed hours monday week weekdays tuesday wednesday thursday friday sunday mon tue wed thu fri sun
open on holidays|public holiday|public holidays|bank holiday|bank holidays|open at christmas|open at easter|christmas opening|new year opening|open on christmas|christmas eve|boxing day|holiday hours: holiday christmas easter new_year december closed 24 25 all_year year_round open hours daily every_day season monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
summer break|closed in summer|company holidays|annual leave|summer holidays|vacation closure|winter break|open in winter|open in summer|season start|open all year: summer winter season holidays vacation break closed closure july august december january annual all_year year_round april october november march september open february june date
late opening|open late|late night|evening hours|open in the evening|evening opening: late evening night pm hours open close 24_7 monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun 18 19 20 21 22 clock
emergency service|out of hours|24 hour service|emergency call|emergency number|in an emergency: urgent 24 24_7 hotline night on_call weekend acute ambulance 112 911 999 any_time anytime phone
parking|car park|parking space|parking spaces|parking lot|park my car|where to park|where can i park|park the car|parking spot: car garage space street lot p_r public_transport pay_and_display bus tram
free parking|parking fee|cost of parking|parking cost|pay for parking: parking car_park garage lot
disabled parking|accessible parking|handicapped parking|blue badge: disabled parking accessible handicapped wheelchair barrier_free car_park step_free
rv parking|with a caravan|with a motorhome|with a camper|with a campervan|park a camper|park a caravan|park a motorhome|park our camper: rv vehicle pitch camping parking
electric car|ev charging|charging station|charge my car|charge an electric car|charging point|ev charger|e car|charge my ev: charging charger ev electric wallbox type_2 tesla plug kw
charge my e bike|e bike charging|ebike charging|charge e bike: charge charger socket battery plug power_outlet ebike
bike parking|park my bike|bicycle parking|bike rack|bike storage|bicycle rack|store bikes|store my bike|park bikes|bicycle storage: bike bicycle cycle rack cyclist
coach parking|bus parking|park a coach|park a bus: coach bus buses parking
get there|how to get to you|directions|how do i reach you by|way to you|how to find you|find the shop|where are you located|where is the shop|where is your shop|your address: street road train bus tram metro station car motorway exit map square route underground near corner opposite walk minutes online_only floor
public transport|by bus|by train|by tram|bus stop|train station|nearest station|tram stop|subway station|metro station|underground station|bus line|which bus|which tram: buses metro subway underground station stop line s_bahn u_bahn rail railway transit tube transport
shuttle|shuttle bus|airport transfer|airport pickup|pick us up|pick me up|pick up from the station|transfer from the airport|airport shuttle: transfer airport pickup taxi collect station bus train drive walk cab driver car
wheelchair|wheel chair|step free|disabled access|wheelchair access|barrier free|accessible entrance|accessible for disabled|walking difficulties|reduced mobility|cannot climb stairs|disabled people: accessible step stair ramp lift elevator barrier disabled mobility ground_floor ground_level handicapped threshold level stairlift entrance
elevator|is there a lift|have a lift|are there stairs|how many stairs: steps staircase floor step_free accessible ground_floor stairlift
accessible toilet|disabled toilet|wheelchair toilet|accessible bathroom|accessible restroom: toilet wc restroom bathroom accessible disabled wheelchair lavatory barrier_free
restroom|restrooms|bathroom for customers|wc|loo|washroom|is there a toilet|have a toilet|toilets on site|where is the toilet|where are the toilets|use the toilet|customer toilet|public toilet|have toilets|are there toilets|need the toilet: bathroom lavatory sanitary facilities
changing table|baby changing|diaper changing|nappy changing|change a nappy|change the baby: changing nappy diaper baby
breastfeed|breastfeeding|nursing room|feed my baby|breast feed: nursing baby feeding
hearing loop|hearing impaired|deaf|hard of hearing|sign language|induction loop: hearing loop induction audio subtitles interpreter accessibility bsl impaired headphones
visually impaired|braille|guide dog|assistance dog|service dog|partially sighted|service dogs|guide dogs|assistance dogs|blind people|blind visitors|i am blind|for the blind: visually sighted dog tactile accessibility impairment vision
dogs allowed|bring my dog|bring a dog|bring dogs|dog friendly|dogs welcome|with a dog|with my dog|take my dog|with dogs|dog come: pet animal leash lead
pets allowed|bring pets|pet friendly|bring my cat|bring a pet|bring my pet|are pets|pets welcome: dog cat animal
children allowed|bring children|bring my kids|bring kids|with children|with kids|child friendly|suitable for children|children welcome|kid friendly|family friendly|bring my child|for children|for kids: family baby toddler age years youth young junior adult pupils minors teenagers under_18 parents playground teen school grade
with a stroller|with a pram|with a pushchair|with a buggy|bring a stroller|bring a pram|bring a pushchair|bring a buggy|pram access|stroller access: baby step step_free stairs lift elevator accessible barrier_free wheelchair carrier ramp
play area|play corner|childrens corner|kids corner|play room|is there a playground|have a playground: play playroom kids children toys sandpit slide swing garden climbing
babysitting|babysitter|creche service|is there a creche|have a creche|is there childcare|offer childcare|childcare available|offer child care: child_care nursery children kids looked_after
minimum age|age limit|how old do i have to be|how old must|from what age|age restriction|too young|under 18|underage|how old does|upper age limit|maximum age: years minor child adult 16 adolescents teenagers youth
beginner course|without experience|no experience|previous experience|prior knowledge|previous knowledge: beginner experienced knowledge prior previous level introductory introduction novice basic skill starter newcomers scratch advanced first_time never everyone foundation teach learn easy from_zero explain
wi fi|wlan|free wifi|wireless internet: wifi internet hotspot online wireless offline internet_access connection network router broadband ethernet
power socket|power outlet|charge my phone|charge my laptop|work with my laptop|use my laptop: socket outlet plug charge charger laptop power usb electricity desk work
air conditioning|aircon|air conditioned|air con: air_conditioner climate cooling fan ac ventilation
smoking|smoke|smoking area|smoking room|smokers: non_smoking smoke_free cigarette ashtray tobacco vape soot
take photos|photography allowed|take pictures|photos allowed|taking photos|film inside|flash photography: photo photograph photography picture camera film flash selfie
luggage storage|store luggage|leave my luggage|left luggage|cloakroom|lockers|leave my bag|coat check|leave our bags|store my bags|leave luggage: luggage baggage bag suitcase wardrobe deposit backpack store coats cabinet changing_room
showers|shower|take a shower: bathroom sanitary
bring a towel|bed linen|bed linens|sheets included|need a towel|towels provided|towels included|rent a towel|provide towels: towel linen sheets bedding bring provided included
steam room|spa area|is there a sauna|have a sauna|sauna available|wellness area: steam spa wellness hammam jacuzzi whirlpool hot_tub
indoor pool|is there a pool|have a pool|is there a swimming pool|have a swimming pool: swim lake beach
souvenir|souvenirs|is there a museum shop|is there a gift shop|have a gift shop|have a museum shop: shop gift store
coffee on site|something to eat|anything to eat|food available|eat something|drinks available|refreshments|buy food|is there a cafe|cafe on site|museum cafe|have a cafe|buy snacks|snacks available|get snacks: coffee food drink snack restaurant bistro kiosk picnic lunch cake meal kitchen bar tea bakery vending catering
book a table|reserve a table|table reservation|reserve table|need to book|book in advance|need a reservation|booking necessary: reserve book walk_in walk_ins drop_in advance table appointment first_come tickets just_come turn_up spontaneous register registration sign_up phone seats arrive required
without appointment|without an appointment|just walk in|walk in without|accept walk ins|take walk ins|just drop in|need an appointment|by appointment|make an appointment|without booking: walk_ins open_hours spontaneous arrange advance consultation slot queue surgery_hours turn_up just_come ring call phone
book online|online booking|book an appointment online|online appointment: online book appointment website calendar reserve phone form email e_mail link portal
cancel my booking|cancel my appointment|cancel an appointment|cancel a booking|cancel my reservation|cancellation fee|cancellation policy|cancel the course|cancel free of charge|cancel a reservation: cancel no_show refund withdraw call_off let_us_know tell_us cannot_come cannot_make hours_before days_before in_advance prevented
no show|miss my appointment|missed appointment|missed my appointment|do not show up: miss cancel fail unattended charged let_us_know tell_us cannot_come cannot_make hours_before 24_hours
reschedule|change my booking|change my appointment|move my appointment|rebook|change the date|postpone|move my booking|different date|another date: move change switch transfer shift cancel let_us_know hours_before days_before in_advance edit update
late arrival|arrive late|arriving late|come late|running late|be late: later delay minutes punctual on_time key_box arrive start begin wait doors admission entrance let_us_know
check in time|check in|early check in|late check in|arrive early: arrival key reception pm clock earliest
check out time|late check out|late checkout|checkout time: check_out checkout departure depart leave vacate clock
key box|self check in|key handover|get the key|collect the keys|pick up the key: key keybox lockbox code check_in reception handover
waiting list|waitlist|wait list|fully booked|cancellation list: waiting booked_out full sold_out standby place_becomes places spaces
group booking|group discount|large group|group reservation|group rate|group tickets|for groups|school class|school classes: party class school team persons people participants pupils size
private event|private events|private party|birthday party|rent the room|hire the venue|private hire|rent the venue|hire the room|celebrate a birthday|wedding party|host a party|exclusive use|venue hire|room hire|book the whole: private event party birthday wedding hire rent exclusive celebrate function group company venue
hen party|stag party|bachelorette|bachelor party|hen do|stag do|hen night: bachelor party group private
company outing|team building|teambuilding|team event|company event|corporate event|corporate events|office party: company team corporate event group business firm colleagues private
tour guide: tour guide walk visit excursion guided_tour
audio guide|audioguide|audio tour: audio headphones tour guide
tour in english|in english|speak english|english speaking|spoken in english|english menu|foreign languages|other languages|in german|in french|speak german|speak french|speak spanish|what language: spanish italian translate bilingual multilingual speak dutch polish turkish ukrainian interpreter locale deutsch international
entrance fee|admission fee|entry fee|admission price|ticket price|cost of entry|free admission|free entry|ticket prices: admission entrance entry ticket fee free price euro cost pay adult donation concession
buy tickets online|online tickets|online ticket|ticket online|e ticket: online ticket box_office website eventim presale advance book
annual pass|season ticket|season tickets|yearly pass|museum pass|multi day pass|day pass|day ticket: pass annual ticket membership member yearly subscription
ten visit card|punch card|multi visit card|ten class card|class pass|10 class pass|multi entry card|10 ticket card: card ten 10 pass bundle package multi block carnet visits classes lessons entries
free trial lesson|trial lesson|trial class|trial session|taster session|trial training|free trial class|try a class|taster class|trial day|taster lesson: trial taster try free_class first_class first_lesson drop_in introductory sample test
single class|drop in class|single session|single lesson: single drop_in individual one_off per_class per_session pay_as_you_go
become a member|join the club|membership fee|membership cost: member membership join subscription dues subscriber price cost euro monthly annual form apply application register registration
cancel my membership|end my membership|leave the club|notice period|pause my membership|freeze my membership|contract duration|minimum term|membership pause: cancel notice terminate pause freeze contract end leave resign term month monthly suspend
personal trainer|personal training|one to one training: personal trainer training coach one_to_one individual 1_1
private lessons|private lesson|one to one lessons|individual lessons|one on one|individual lesson|one to one: private individual single lesson personal 1_1 tuition
group size|class size|how many participants|how many people per course|number of participants|maximum participants|minimum participants: participants people persons group maximum max size places students minimum limited seats class pupils children small six eight ten twelve four team
online course|online class|online lessons|via zoom|remote lessons|online consultation|video consultation|virtual appointment|online lesson|online classes|video call: online video remote virtual webinar live_stream stream livestream in_person teams skype recording distance
course certificate|certificate of attendance|certificate at the end|certificate after the course|diploma|proof of attendance: certificate certified attendance confirmation exam qualification accredited
what should i bring|what do i need to bring|what to bring|what should i wear|what to wear|dress code|special clothing|clothes should i wear|what to pack: clothes shoes dress equipment provided apron included tools outfit attire smart casual supplied documents card comfortable sturdy id passport notebook swimwear water
rent equipment|equipment rental|hire equipment|rental equipment|borrow equipment|rent shoes|rent skates: rent rental hire borrow lend loan provided equipment included supplied materials tools available
safety gear|protective clothing|safety equipment|life jacket|is a helmet provided|need a helmet|helmets provided|helmet included|wear a helmet|bring a helmet: helmet safety protective gear vest goggles gloves equipment
insured|liability insurance|am i insured|cancellation insurance|travel insurance: liability cover policy
driving licence|driving license|driver license|drivers license|driver licence|which licence do i need: licence driving driver permit
bad weather|if it rains|in case of rain|rain check|rainy weather|when it rains|rainy day|the weather|weather dependent|poor weather: rainy storm wind indoor snow cancelled sunshine covered wet outdoors thunderstorm waterproof weatherproof outside
pregnant|pregnancy|during pregnancy|while pregnant|expecting a baby: expecting trimester breastfeeding midwife prenatal maternity birth unborn antenatal
health insurance|covered by insurance|statutory health insurance|private health insurance|paid by insurance|insurance cover|does insurance pay: insurance health_fund reimburse private self_pay statutory nhs copay covered medicare panel
accept new patients|taking new patients|register as a patient|take new patients|accept new clients|take new clients|taking new clients: new_patient patients register registration accepting waiting_list capacity clients
prescription|repeat prescription|prescriptions|e prescription|refill prescription: prescribe medication medicine pharmacy script lens lenses glasses optician doctor
referral|need a referral|referral letter|doctors referral: refer gp specialist recommend friend invite affiliate bonus family_doctor doctor directly
sick note|sick leave certificate|medical certificate|doctors note|doctor note: sick certificate note incapacity unfit fit_note
home visit|house call|come to my home|home visits|house calls|come to my house|visit me at home|come to us: home visit house mobile on_site callout call_out travel drive
vaccination|vaccinate|vaccinations|flu shot|vaccine|jab|flu jab|vaccinated: immunisation flu inoculation rabies
blood test|lab test|blood tests|x ray|ultrasound: blood lab laboratory xray imaging diagnostics radiology sonography
test results|lab results|get my results: results findings lab laboratory report output pass fail score grade
anaesthesia|anesthesia|anaesthetic|anesthetic|sedation|does it hurt|will it hurt|is it painful|be painful: numb painless injection narcosis sore discomfort
teeth cleaning|dental cleaning|teeth whitening|dental hygiene|tooth whitening: cleaning hygiene hygienist whitening bleaching scale prophylaxis teeth tooth
neutering|neuter|spay|castration|castrate|spaying: sterilise surgery operation
microchip|chip my dog|chip my cat|pet passport|microchipping: chip passport transponder
exotic animals|treat rabbits|treat birds|treat reptiles|rabbits|guinea pigs|small animals|reptiles|hamster|exotic pets: exotic bird small_mammals rodent dogs_and_cats species pets animal
dog grooming|clip nails|claw trimming|nail clipping|grooming service|groom my dog|pet grooming: groom groomer clip trim claws nails coat fur
pet boarding|dog sitting|pet sitting|board my dog|dog boarding|cat boarding|board my cat|offer boarding|have a cattery|have kennels|have a kennel: boarding boarder sitting sitter holiday daycare hotel
cut my hair|mens haircut|beard trim|cut hair|cut childrens hair|trim my beard: hair haircut cut beard barber trim
hair colouring|hair coloring|dye my hair|hair dye|balayage|colour my hair|color my hair|hair highlights: colour dye dyed highlights tint bleach hair
hair extensions: extension wig hairpiece lengthening
manicure|pedicure|gel nails|nails done|nail polish|shellac: nail gel polish
hair removal|laser hair removal|eyebrow|eyebrows|eyelash|eyelashes|lashes|leg waxing|waxing treatment: wax laser sugaring epilation threading brow
offer massages|do massages|get a massage|offer a massage|offer facials|get a facial: masseur masseuse facial treatment
bridal hair|bridal makeup|wedding hairstyle|wedding makeup|bridal make up|wedding make up|do my makeup: bride bridal wedding make_up hairstyle updo
do piercings|offer piercings|do tattoos|offer tattoos:
change tyres|tyre change|tire change|winter tyres|winter tires|tyres|tyre storage|tire storage|store my tyres|store tires: wheel rims
oil change|car inspection|car service|mot test|mot|vehicle inspection: oil inspection service tuv maintenance hu checkup
car wash|wash my car|car cleaning|valeting: wash clean detailing polish
breakdown service|towing|towing service|tow my car|roadside assistance|recovery service|tow truck: breakdown roadside recovery adac recover
electric vehicles repair|repair electric cars|repair e bikes|service e bikes|repair ebikes|hybrid cars: electric hybrid e_bike ebike ev high_voltage battery pedelec motor
call out fee|callout fee|travel fee|travel charge|mileage charge: call_out callout travel mileage km kilometre kilometer miles journey distance fee flat_rate arrival travel_costs
hourly rate|price per hour|cost per hour|per hour: hourly rate flat_rate fixed_price price euro minute session lesson cost charge throttle limit
site visit|on site visit|consultation|free consultation|initial consultation|advice appointment: advice advise on_site visit appointment survey initial talk
service area|which area do you serve|come to my town|which areas|how far do you travel|how far do you come|which region|areas do you cover: radius km kilometres kilometers miles surrounding district town city nationwide travel local county postcode everywhere worldwide countries europe zone delivery
school fees|tuition fee|tuition fees|course fee|course fees|tuition: fee cost price euro free contribution per_term per_month
scholarship|scholarships|bursary|financial support|financial aid|low income|cannot afford|social discount|reduced rate|concession: grant aid support reduced reduction subsidy subsidised benefits discount sliding fund income education_package hardship solidarity
school holidays|during holidays|during the holidays|term dates|half term|holiday course|holiday camp|summer camp|holiday programme: term vacation camp summer easter semester break week autumn date january september
after school care|after school club|all day school|afternoon care|wraparound care|breakfast club: after_school afternoon care all_day wraparound club daycare clock
school uniform|wear a uniform: uniform dress clothing kit
join mid term|start any time|join during the term|join later|join mid season|start mid term|start in the middle: join start enter begin entry mid_term late any_time anytime enrol places rolling registration
enrol|enroll|enrolment|enrollment|sign up for the course|register for the course|register my child: register registration sign_up admission apply application book join form places
make up class|missed a lesson|missed lesson|missed lessons|miss a lesson|miss a class|missed a class|make up lesson|missed class: miss make_up catch_up absence absent recording replacement reschedule refund skip cancel
final exam|test at the end|exam at the end|take an exam|take the exam|an exam: examination test assessment certificate
belt test|competitions|tournament|tournaments|compete: belt grading championship contest league match race prize giveaway draw competitor alternative compare
instrument rental|rent an instrument|borrow an instrument|own instrument|need my own instrument|hire an instrument: rent rental hire borrow loan lend
volunteer|volunteers|volunteering|voluntary work: voluntary help helper honorary unpaid contribute contributor get_involved join
donate|make a donation: donor support sponsor give charity paypal bank_account iban contribute fund sponsorship
donation receipt|tax deductible|deduct from tax|tax deduction|gift aid: receipt deductible tax charity charitable non_profit donation
wholesale|reseller|resell|stockist|sell your products|retailers|trade customers|trade prices|b2b|become a dealer|business customers: trade dealer bulk distributor resale business commercial shops stores available_at buy_at
franchise|franchising|franchisee|open a branch: licence partner
affiliate|affiliate program|affiliate programme|influencer|brand ambassador|become a partner|influencers: partner partnership commission cooperate collaborate ambassador sponsor
job opening|vacancies|vacancy|work for you|apply for a job|job application|open positions|are you hiring|career|careers|work at your|any jobs|job offers|open jobs: apply application position recruit staff employee apprenticeship cv employment join_our_team join_us
apprenticeship|apprentice|internship|work experience placement|traineeship|apprentices|student placement: interns trainee placement work_experience training vocational
part time job|student job|mini job|summer job|holiday job: part_time job temporary student seasonal vacancy staff
press contact|press kit|press photos|press enquiries|journalist|media enquiries|press release|media kit|press enquiry: press media editorial pr photos news publicity interview
sponsor|sponsoring|sponsorship|sponsor our|sponsor us: donation support fund finance partner
visit the workshop|visit the factory|factory tour|see the workshop|workshop visit|factory visit|visit your studio|visit the studio|brewery tour|behind the scenes: workshop factory tour visit visitors studio open_day guided showroom atelier
physical store|physical shop|brick and mortar|see it in person|visit your store|look at it in person|retail store|store near me|nearest store|branch near|have a showroom|is there a showroom: store shop branch retail stockist location online visit studio workshop market address in_person
factory outlet|outlet store: outlet factory seconds clearance b_stock discount
catalog|printed catalogue|printed catalog|brochure|price list: pdf lookbook leaflet download flyer price cost euro fee
battery life|how long does the battery|battery last: battery charge accu mah rechargeable
batteries included|batteries|need batteries|which batteries|battery type|replace the battery|rechargeable: aa aaa accu charge usb mains lithium solar charger
power consumption|energy consumption|energy label|energy class|watt|energy efficiency|electricity consumption: kwh consumption energy power efficiency electricity
voltage|220 volt|110 volt|us plug|uk plug|plug adapter|plug type: volt adapter adaptor 110 220 230 240 120 mains socket
user manual|instruction manual|operating instructions|instruction leaflet|instruction booklet: manual instructions leaflet booklet guide pdf handbook documentation docs download
colours available|colors available|which colours|which colors|what colours|what colors|other colours|other colors|different colour|different color|in black|in white|in red|in blue|in green: grey yellow pink brown shade natural dyed glaze hue beige orange purple silver gold turquoise cream navy charcoal oak walnut
match the colour|colour differ|color differ|colour fade|color fade|bleed colour|colour fast|color fast|colourfast|colorfast|lightfast: colour fade bleed uv sunlight shade deviate vary dye
shrink|shrinkage|stretch out|pilling|lose its shape: shrunk preshrunk sanforised wash shape felt resize reduce compact smaller
scratch resistant|shatterproof|break easily|fragile|unbreakable|chip easily|get scratches|scratch easily|scratch proof: scratch scratchproof break breakable broken robust durable sturdy crack hard chip delicate brittle
rusty|rust proof|rustproof|corrosion|tarnish|turn black|turn green|oxidise|oxidize: rust stainless patina polish galvanised coated carbon_steel
sharpening service|blunt|knife sharpening|sharpen my knife|sharpen my knives|do you sharpen|sharpen knives|how to sharpen: sharp whetstone grind hone strop
uv protection|uv protected|sun protection|spf|sun cream: uv sun sunscreen sunglasses polarised suncream upf
fireproof|fire proof|flammable|fire resistant|flame retardant: fire flame inflammable burn retardant heat
noise level|how loud|noisy|quiet operation|loud: noise quiet quietly silent decibel db sound soundproof volume
second key|spare key|copy a key|key cutting|duplicate key|lost key|lost my key: key locksmith locked door
water the plant|how often to water|how often should i water|water them|water my plant|water the flowers: moist soil dry drought irrigation
poisonous|poisonous to cats|toxic to cats|safe for cats|safe for dogs|poisonous for dogs|safe for pets|toxic for pets|toxic to dogs|toxic to pets: toxic non_toxic safe pet cat dog animal pet_friendly harmless
sunlight|sunny spot|in the shade|direct sun|shady|how much light|need light: sun sunny partial_shade bright dark window south indirect
repot|repotting|potting soil|fertilise|fertilize: pot soil feed cut trim compost prune
flower delivery|bouquet|send flowers|funeral flowers|wedding flowers|wreath: flower floral florist funeral arrangement
gift ideas|suitable as a gift|good gift|as a gift|as a present|make a gift: voucher gift_card give
lost property|left something behind|lost and found|lost my jacket|left behind|forgot my jacket|forgot my umbrella|forgot my bag|left my jacket|left my bag|left my umbrella|lost my bag: lost found forgot belongings
file a complaint|unhappy with|not satisfied|dissatisfied: complaint complain satisfaction ombudsman dispute problem contact feedback return warranty defect wrong happy
customer reviews|testimonials|customer ratings|trustpilot|customer opinions|read reviews|write a review|leave a review|product reviews: review rating feedback stars recommend opinions
phone number|telephone number|call you|reach you by phone|hotline|phone you: telephone tel ring mobile contact number email online form
email address|e mail address|contact email: email e_mail mail contact write phone form contact_form mail_address
whatsapp|via whatsapp|telegram|instagram|facebook|social media|tiktok: messenger social signal youtube linkedin twitter mastodon bluesky pinterest phone email
mailing list|subscribe to your news: newsletter subscribe unsubscribe email_list mailing
subscription box|subscribe and save|monthly box|regular delivery|veg box|standing delivery|weekly box|coffee subscription: subscription subscribe box regular monthly weekly recurring abo
pause my subscription|skip a delivery|pause deliveries|pause the box|skip a week|pause my box|skip a box|holiday pause|pause the subscription|skip a month: pause skip suspend holiday interrupt break cancel hold
cancel my subscription|cancel the subscription|end my subscription|cancel subscription|unsubscribe from the box: cancel terminate notice end minimum_term stop unsubscribe commitment
how old is the company|family business|who is behind|who founded|who is the owner|owner of the shop|owner of the company|company founded|shop founded|business founded: founder foundation family owned established history generation run started began opened year century
how many employees|how big is your team|number of employees|team size|how many staff: employee staff team colleagues people members craftsmen sole_trader alone
animals to pet|pet the animals|feed the animals|petting zoo|see the animals|stroke the animals: animal pet stroke feed goats sheep cow horses pony donkeys zoo
pony rides|ride a horse|offer riding lessons|go horse riding: horse pony riding
fishing permit|fishing licence|fishing license|go fishing|fishing allowed: fish angler angling permit
campfire|bonfire|fire pit|barbecue allowed|have a barbecue|use the barbecue|bbq area|is there a grill|can we grill|can we barbecue|barbecue area|have a bbq: barbeque fire
pitch a tent|go camping|camping allowed|camp overnight|camp here: campsite tent pitch camper caravan
kitchen in the room|cooking facilities|kitchenette|cook for ourselves|self catering|fully equipped kitchen: kitchen cooker stove hob fridge microwave
washing machine in|do laundry|laundry service|wash our clothes|laundry facilities: laundrette washing washer dryer
extra bed|cot|baby cot|baby bed|travel cot|crib|children bed|additional bed: bed baby sofa_bed mattress
double bed|twin beds|single room|double room|family room|twin room|single bed: bed room single double twin triple bedroom suite
single supplement|single travellers|single travelers|solo travellers|come alone|travel alone: single solo alone individual supplement sole
minimum stay|stay one night|one night stay|just one night|only one night|single night: minimum night stay
tourist tax|city tax|visitors tax|tourism tax|resort tax: tax levy
sea view|lake view|room with a view|mountain view|have a balcony|with a balcony|with balcony: view terrace overlook facing
television|tv in the room|television in the room: tv netflix streaming
quiet hours|quiet time|night rest|noise at night|curfew|house rules: quiet noise night rules rest silence loud pm 22 10pm
hidden costs|hidden fees|extra charges|additional costs|extra costs|additional fees|extra fees|booking fee: hidden extra additional fee surcharge included inclusive charge costs free price
price include|included in the price|what is included|all inclusive|is lunch included|are drinks included: extra excluded comes_with
eye test|prescription lenses|sell contact lenses|offer contact lenses|sell reading glasses: glasses eye lens lenses optician optometrist prescription vision sight
hem trousers|shorten trousers|take in a dress|hemming|do alterations|offer alterations|alteration service: shorten tailor seamstress adjust sew
restore old|reupholster|restring|reupholstery: restore antique upholster upholstery refurbish repair vintage restringing backup previous rollback version
appraisal|valuation|value my|buy gold|gold buying|appraise: buy purchase gold expert
ear piercing|pierced ears|clip on|clip ons: pierce ear stud
photo prints|print photos|passport photo|passport photos|passport pictures: photo print passport biometric picture portrait
bring a friend|bring a guest|bring someone|guest pass|bring my partner|bring friends|bring a companion: friend guest companion accompany partner visitor person plus_one spectators
transfer my ticket|give my ticket|someone else take my place|send someone else|transfer my booking|pass on my ticket|substitute participant|resell my ticket: transfer transferrable non_transferable substitute replacement pass_on another_person resell name_change
security cameras|video surveillance|cctv|surveillance: camera security video monitored
confidential|confidentiality|anonymous|anonymously|discreet|discreet packaging|neutral packaging|plain packaging: discreetly neutral plain privacy private secrecy unmarked guest login account pseudonym nickname personal_data telemetry
drone|drones|fly a drone: uav aerial
covid|hygiene rules|corona rules|wear a mask|need a mask|mask mandatory: mask corona coronavirus hygiene vaccinated pandemic
sell alcohol to minors|proof of age|age verification|id check|show id|need id|bring id|passport needed|bring my passport|identity card: id passport identity identification age 18 licence proof
rent it instead|rent one instead|can i rent it|can i rent one|hire it instead|do you rent out|rental service: rental lease borrow lend loan
interpreter available|provide an interpreter|bring an interpreter|need an interpreter|offer an interpreter: interpreter translator language
sell second hand|buy second hand|have second hand|second hand available|sell used|buy used|pre owned|preowned|pre loved|preloved: secondhand used vintage refurbished reconditioned antique thrift outlet trade_in
`
